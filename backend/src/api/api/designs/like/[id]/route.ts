import { likeDesignWorkflow } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { assertOpenTo } from '../../../../../lib/designs/assert-open'
import { ownerOf } from '../../../../../lib/designs/owner-of'
import { route } from '../../../../../lib/http/route'

export const POST = route(endpoints.likeDesign, async (call) => {
  const { scope, params, customer } = call
  await assertOpenTo(scope, ownerOf(call), params.id)
  const { result } = await likeDesignWorkflow(scope).run({
    input: { id: params.id, customerId: customer.id, liked: true },
  })
  return result
})
