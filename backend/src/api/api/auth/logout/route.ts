import { endpoints, SESSION_COOKIE } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'

export const POST = route(endpoints.logout, async ({ customer, scope, res }) => {
  if (customer) await scope.resolve(ACCOUNT_SECURITY_MODULE).revokeSession(customer.sessionId)
  res.clearCookie(SESSION_COOKIE, { path: '/' })
  return { signedOut: true as const }
})
