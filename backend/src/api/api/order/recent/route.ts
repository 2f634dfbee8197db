import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'
import { listOrderRows } from '../../../../lib/orders/order-row'
import { requireOwnEmail } from '../../../../lib/orders/own-email'

const RECENT = 5

export const GET = route(endpoints.recentOrders, async ({ scope, customer, query }) => {
  requireOwnEmail(query.email, customer.email)
  return (await listOrderRows(scope, { customerId: customer.id })).slice(0, RECENT)
})
