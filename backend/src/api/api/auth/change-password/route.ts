import { endpoints } from '@caseloom/contract'
import { randomUUID } from 'node:crypto'
import { ZodError } from 'zod'
import { mailName } from '../../../../lib/accounts/account-mails'
import { checkCredentials } from '../../../../lib/accounts/credentials'
import { limitTries } from '../../../../lib/accounts/limit'
import { passwordFault } from '../../../../lib/accounts/password'
import { deviceOf } from '../../../../lib/accounts/sign-in'
import { findUser } from '../../../../lib/accounts/user'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'
import { subjectOf } from '../../../../modules/account_security/limits'
import { changePasswordWorkflow } from '../../../../workflows/accounts/change-password'

const NO_PASSWORD = 'Your account has no password yet. Sign out and use "Forgot password?" to choose one.'

export const POST = route(endpoints.changePassword, async (call) => {
  const { body, customer, scope } = call
  const user = await findUser(scope, customer.id)
  if (!user.hasPassword) throw failure('wrong_password', NO_PASSWORD)
  const fault = passwordFault(body.newPassword, user.email)
  if (fault) throw new ZodError([{ code: 'custom', path: ['newPassword'], message: fault, input: undefined }])
  const subject = subjectOf('password', customer.id)
  await limitTries(call, [subject])
  const identity = await checkCredentials(scope, { email: user.email, password: body.currentPassword })
  if (identity?.customerId !== customer.id)
    throw failure('wrong_password', 'Your current password is not right')
  await scope.resolve(ACCOUNT_SECURITY_MODULE).clearAttempts(subject)
  await changePasswordWorkflow(scope).run({
    input: {
      id: randomUUID(),
      customerId: customer.id,
      email: user.email,
      name: mailName({ first_name: user.firstName }),
      password: body.newPassword,
      sessionId: customer.sessionId,
      device: deviceOf(call, user),
    },
  })
  return { changed: true as const }
})
