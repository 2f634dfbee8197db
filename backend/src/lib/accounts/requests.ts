import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { randomInt } from 'node:crypto'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import type { NewRequest } from '../../modules/account_security/requests'

/** Somebody asked for a mail or an account. Payload: `{ id }` of the request. */
export const ACCOUNT_REQUESTED = 'account.requested'

/**
 * Keeps what was asked for and has it done in the background: the call costs the same whether the address is known or not. The work
 * begins a moment later, at no fixed time, so that it does not show in the calls that follow either.
 */
export async function askLater(scope: MedusaContainer, request: NewRequest): Promise<void> {
  const id = await scope.resolve(ACCOUNT_SECURITY_MODULE).keepRequest(request)
  await scope
    .resolve(Modules.EVENT_BUS)
    .emit({ name: ACCOUNT_REQUESTED, data: { id } }, { delay: randomInt(20, 400), internal: true })
}
