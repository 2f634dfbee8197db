import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../../lib/http/route'
import { limitDecisions } from '../../../../../../lib/orders/limit-decisions'
import { readParked } from '../../../../../../lib/parked/list-parked'
import { decideParkedWorkflow } from '../../../../../../workflows/checkout/decide-parked'

export const POST = route(endpoints.decideParked, async ({ scope, res, params, body, customer }) => {
  await limitDecisions({ scope, res }, customer.id)
  const { action, note } = body
  await decideParkedWorkflow(scope).run({
    input: { checkoutId: params.id, action, by: customer.email, note },
  })
  return readParked(scope, params.id)
})
