import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../../lib/http/route'
import { readParked } from '../../../../../../lib/parked/list-parked'
import { decideParkedWorkflow } from '../../../../../../workflows/checkout/decide-parked'

export const POST = route(endpoints.decideParked, async ({ scope, params, body, customer }) => {
  const { action, note } = body
  await decideParkedWorkflow(scope).run({
    input: { checkoutId: params.id, action, by: customer.email, note },
  })
  return readParked(scope, params.id)
})
