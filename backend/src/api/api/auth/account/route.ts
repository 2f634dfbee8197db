import { endpoints, SESSION_COOKIE } from '@caseloom/contract'
import { leave } from '../../../../lib/accounts/erasure/leave'
import { limitTries } from '../../../../lib/accounts/limit'
import { assertMayLeave, assertOwnWish } from '../../../../lib/accounts/may-leave'
import { findUser } from '../../../../lib/accounts/user'
import { GUEST_COOKIE } from '../../../../lib/http/principal'
import { route } from '../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'
import { subjectOf } from '../../../../modules/account_security/limits'

export const DELETE = route(endpoints.deleteAccount, async (call) => {
  const { body, customer, res, scope } = call
  const user = await findUser(scope, customer.id)
  const subject = subjectOf('password', customer.id)
  await limitTries(call, [subject])
  await assertOwnWish(scope, customer, user, body)
  await scope.resolve(ACCOUNT_SECURITY_MODULE).clearAttempts(subject)
  await assertMayLeave(scope, customer.id)
  await leave(scope, customer.id)
  res.clearCookie(SESSION_COOKIE, { path: '/' })
  res.clearCookie(GUEST_COOKIE, { path: '/' })
  return { deleted: true as const }
})
