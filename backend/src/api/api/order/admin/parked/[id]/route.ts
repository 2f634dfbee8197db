import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../../lib/http/route'
import { limitDecisions } from '../../../../../../lib/orders/limit-decisions'
import { decideParked } from '../../../../../../lib/parked/decide-parked'

export const POST = route(endpoints.decideParked, async ({ scope, res, params, body, customer }) => {
  await limitDecisions({ scope, res }, customer.id)
  return decideParked(scope, { ...body, checkoutId: params.id, by: customer.email })
})
