import { endpoints } from '@caseloom/contract'
import { SESSION_COOKIE } from '../../../../lib/http/authenticate'
import { route } from '../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'

export const POST = route(endpoints.logout, async ({ customer, scope, res }) => {
  if (customer) await scope.resolve(ACCOUNT_SECURITY_MODULE).revokeSession(customer.sessionId)
  res.clearCookie(SESSION_COOKIE, { path: '/' })
  return { signedOut: true as const }
})
