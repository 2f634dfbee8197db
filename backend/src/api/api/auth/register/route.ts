import { endpoints } from '@caseloom/contract'
import { Modules } from '@medusajs/framework/utils'
import { ZodError } from 'zod'
import { normaliseEmail } from '../../../../lib/accounts/email'
import { limitTries } from '../../../../lib/accounts/limit'
import { passwordFault } from '../../../../lib/accounts/password'
import { signIn } from '../../../../lib/accounts/sign-in'
import { clientAddress } from '../../../../lib/http/client-address'
import { isCode } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'
import { subjectOf } from '../../../../modules/account_security/limits'
import { registerCustomerWorkflow } from '../../../../workflows/accounts/register-customer'

/** Only refusals for a known address count: they are what somebody who tries addresses would collect. */
export const POST = route(endpoints.register, async (call) => {
  const { body, scope } = call
  const email = normaliseEmail(body.email)
  const fault = passwordFault(body.password, email)
  if (fault) throw new ZodError([{ code: 'custom', path: ['password'], message: fault, input: undefined }])
  const attemptIds = await limitTries(call, [subjectOf('registration', clientAddress(call.req))])
  const forgive = () => scope.resolve(ACCOUNT_SECURITY_MODULE).forgiveAttempts(attemptIds)
  const { result } = await scope
    .resolve(Modules.LOCKING)
    .execute(`register:${email}`, () =>
      registerCustomerWorkflow(scope).run({ input: { email, password: body.password, name: body.name } }),
    )
    .catch(async (error: unknown) => {
      if (!isCode(error, 'email_taken')) await forgive()
      throw error
    })
  await forgive()
  return signIn(call, result, false)
})
