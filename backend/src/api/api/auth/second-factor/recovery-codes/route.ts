import { endpoints } from '@caseloom/contract'
import { randomUUID } from 'node:crypto'
import { proveOwner } from '../../../../../lib/accounts/second-factor/prove-owner'
import { route } from '../../../../../lib/http/route'
import { renewRecoveryCodesWorkflow } from '../../../../../workflows/accounts/second-factor'

export const POST = route(endpoints.renewRecoveryCodes, async (call) => {
  const { owner, factor } = await proveOwner(call)
  const { result } = await renewRecoveryCodesWorkflow(call.scope).run({
    input: { ...owner, authIdentityId: factor.authIdentityId, once: randomUUID() },
  })
  return { recoveryCodes: result }
})
