import { endpoints } from '@caseloom/contract'
import { mailName } from '../../../../../lib/accounts/account-mails'
import { assertBeyondDoubt } from '../../../../../lib/accounts/second-factor/assert-beyond-doubt'
import { limitCodes } from '../../../../../lib/accounts/second-factor/codes'
import { findUser } from '../../../../../lib/accounts/user'
import { route } from '../../../../../lib/http/route'
import { noteActor } from '../../../../../lib/log/context'
import { confirmSecondFactorWorkflow } from '../../../../../workflows/accounts/second-factor'

export const POST = route(endpoints.confirmSecondFactor, async (call) => {
  const { body, customer, scope } = call
  noteActor({ actorId: customer.id })
  const user = await findUser(scope, customer.id)
  await assertBeyondDoubt(scope, user)
  const { result } = await limitCodes(call, customer.id, () =>
    confirmSecondFactorWorkflow(scope).run({
      input: {
        customerId: customer.id,
        email: user.email,
        name: mailName({ first_name: user.firstName }),
        sessionId: customer.sessionId,
        code: body.code,
      },
    }),
  )
  return { recoveryCodes: result }
})
