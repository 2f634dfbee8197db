import type { MedusaContainer } from '@medusajs/framework/types'
import { subjectOf } from '../../modules/account_security/limits'
import { limitTries, type Headed } from '../accounts/limit'

/**
 * Counts a press that moves money or print: a stolen session, or a script that has gone wild, does not get through all orders.
 * @throws rate_limited, with Retry-After set
 */
export async function limitDecisions(
  call: { scope: MedusaContainer; res: Headed },
  whoId: string,
): Promise<void> {
  await limitTries(call, [subjectOf('decision', whoId)], 'Those were very many decisions within a minute.')
}
