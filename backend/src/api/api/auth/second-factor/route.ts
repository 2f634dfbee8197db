import { endpoints } from '@caseloom/contract'
import { assertBeyondDoubt } from '../../../../lib/accounts/second-factor/assert-beyond-doubt'
import { qrPicture } from '../../../../lib/accounts/second-factor/qr-picture'
import { assertOwner, proveOwner } from '../../../../lib/accounts/second-factor/prove-owner'
import { factorState } from '../../../../lib/accounts/second-factor/state'
import { route } from '../../../../lib/http/route'
import {
  removeSecondFactorWorkflow,
  startSecondFactorWorkflow,
} from '../../../../workflows/accounts/second-factor'

export const GET = route(endpoints.getSecondFactor, ({ customer, scope }) => factorState(scope, customer.id))

export const POST = route(endpoints.startSecondFactor, async (call) => {
  const { customer, scope } = call
  const user = await assertOwner(call)
  await assertBeyondDoubt(scope, user)
  const { result } = await startSecondFactorWorkflow(scope).run({
    input: { customerId: customer.id, email: user.email },
  })
  return { ...result, picture: qrPicture(result.address) }
})

export const DELETE = route(endpoints.removeSecondFactor, async (call) => {
  const { customer, scope } = call
  const { owner, factor } = await proveOwner(call)
  await removeSecondFactorWorkflow(scope).run({
    input: { ...owner, factorId: factor.id, authIdentityId: factor.authIdentityId, isUser: false },
  })
  return factorState(scope, customer.id)
})
