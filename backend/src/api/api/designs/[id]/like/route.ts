import { likeDesignWorkflow } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'

export const DELETE = route(endpoints.unlikeDesign, async ({ scope, params, customer }) => {
  const { result } = await likeDesignWorkflow(scope).run({
    input: { id: params.id, customerId: customer.id, liked: false },
  })
  return result
})
