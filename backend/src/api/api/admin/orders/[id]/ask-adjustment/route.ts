import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../../lib/http/route'
import { askAdjustment } from '../../../../../../lib/orders/adjustments/ask'

export const POST = route(endpoints.askAdjustment, ({ scope, params, body, customer }) =>
  askAdjustment(scope, { ...body, id: params.id, by: customer.email }),
)
