import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'
import { cancelOrder } from '../../../../../lib/orders/cancel-order'

export const POST = route(endpoints.cancelOrder, ({ scope, params, customer }) =>
  cancelOrder(scope, params.id, customer.id),
)
