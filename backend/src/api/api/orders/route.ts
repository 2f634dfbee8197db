import { endpoints } from '@caseloom/contract'
import { route } from '../../../lib/http/route'
import { listOrderRows } from '../../../lib/orders/order-row'

export const GET = route(endpoints.listOrders, ({ scope, customer }) =>
  listOrderRows(scope, { customerId: customer.id }),
)
