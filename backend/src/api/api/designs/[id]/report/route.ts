import { reportDesignWorkflow } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { addressSubject, limitTries } from '../../../../../lib/accounts/limit'
import { assertOpenTo } from '../../../../../lib/designs/assert-open'
import { ownerOf } from '../../../../../lib/designs/owner-of'
import { route } from '../../../../../lib/http/route'

export const POST = route(endpoints.reportDesign, async (call) => {
  const { scope, req, res, params, body } = call
  await limitTries({ scope, res }, [addressSubject('report', req)], 'You have reported many designs.')
  const by = ownerOf(call)
  await assertOpenTo(scope, by, params.id)
  const { result } = await reportDesignWorkflow(scope).run({
    input: { id: params.id, by, reason: body.reason },
  })
  return result
})
