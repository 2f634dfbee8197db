import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../../lib/http/route'
import { askAdjustment } from '../../../../../../lib/orders/adjustments/ask'
import { limitDecisions } from '../../../../../../lib/orders/limit-decisions'

export const POST = route(endpoints.askAdjustment, async ({ scope, res, params, body, customer }) => {
  await limitDecisions({ scope, res }, customer.id)
  return askAdjustment(scope, { ...body, id: params.id, by: customer.email })
})
