import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'
import { listOrderRows } from '../../../../lib/orders/order-row'
import { requireOwnEmail } from '../../../../lib/orders/own-email'

export const GET = route(endpoints.paymentOrders, async ({ scope, customer, query }) => {
  requireOwnEmail(query.email, customer.email)
  return listOrderRows(scope, { customerId: customer.id })
})
