import type { MedusaRequest } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { subjectOf } from '../../../modules/account_security/limits'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import { addressSubject, limitTries, type Headed } from '../../accounts/limit'
import type { Customer } from '../../http/principal'
import { openLink, type OpenedLink } from './open-link'

interface LinkCall {
  scope: MedusaContainer
  req: MedusaRequest
  res: Headed
  params: { token: string }
  customer: Customer | null
}

/**
 * Opens a link of a mail, so often: links that lead nowhere are counted by network address, what is done with a good one by the link.
 * @throws failure `rate_limited`, and what `openLink` refuses
 */
export async function openLimited(call: LinkCall, kind: 'adjustment' | 'change'): Promise<OpenedLink> {
  const { scope, params, customer } = call
  const attemptIds = await limitTries(
    call,
    [addressSubject('link', call.req, 'adjustment')],
    'Those were many links that lead nowhere.',
  )
  const opened = await openLink(scope, params.token, customer)
  await scope.resolve(ACCOUNT_SECURITY_MODULE).forgiveAttempts(attemptIds)
  await limitTries(call, [subjectOf(kind, opened.row.id)], 'This link was used very often just now.')
  return opened
}
