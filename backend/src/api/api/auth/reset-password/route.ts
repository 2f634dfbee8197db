import { endpoints } from '@caseloom/contract'
import { ZodError } from 'zod'
import { env } from '../../../../env'
import { mailName } from '../../../../lib/accounts/account-mails'
import { normaliseEmail } from '../../../../lib/accounts/email'
import { findLinkOf } from '../../../../lib/accounts/find-link'
import { addressSubject, limitTries } from '../../../../lib/accounts/limit'
import { passwordFault } from '../../../../lib/accounts/password'
import { deviceOf } from '../../../../lib/accounts/sign-in'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'
import { resetPasswordWorkflow } from '../../../../workflows/accounts/reset-password'
import { RESET_LINK_EXPIRED } from '../../../../workflows/accounts/steps/reset-link'

const INVALID = 'This password reset link is invalid or has expired.'

/** What is wrong with the new password is told before the link is used up. */
function assertPassword(password: string, email: string): void {
  const isShort = [...password].length < env.PASSWORD_RESET_MIN
  const fault = isShort
    ? `Password must be at least ${env.PASSWORD_RESET_MIN} characters long`
    : passwordFault(password, email)
  if (fault) throw new ZodError([{ code: 'custom', path: ['newPassword'], message: fault, input: undefined }])
}

export const POST = route(endpoints.resetPassword, async (call) => {
  const { body, scope, res } = call
  res.setHeader('Cache-Control', 'no-store')
  const email = normaliseEmail(body.email)
  assertPassword(body.newPassword, email)
  const attemptIds = await limitTries(call, [addressSubject('link', call.req)])
  const link = await findLinkOf(scope, { purpose: 'reset', token: body.token, email })
  if (!link) throw failure('link_invalid', INVALID)
  await scope.resolve(ACCOUNT_SECURITY_MODULE).forgiveAttempts(attemptIds)
  if (link.expires_at <= new Date() || link.used_at || link.replaced_at)
    throw failure('link_expired', RESET_LINK_EXPIRED)
  await resetPasswordWorkflow(scope).run({
    input: {
      linkId: link.id,
      customerId: link.customer_id,
      email,
      name: mailName({ first_name: link.firstName }),
      password: body.newPassword,
      device: deviceOf(call, { id: link.customer_id, email }),
    },
  })
  return { reset: true as const }
})
