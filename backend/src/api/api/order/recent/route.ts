import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'
import { latestOrders } from '../../../../lib/orders/latest-orders'
import { listOrderRows } from '../../../../lib/orders/order-row'
import { requireOwnEmail } from '../../../../lib/orders/own-email'

const RECENT = 5

export const GET = route(endpoints.recentOrders, async ({ scope, customer, query }) => {
  requireOwnEmail(query.email, customer.email)
  // Each has one line at least: so many orders have as many rows as are asked for.
  const orderIds = await latestOrders(scope, customer.id, RECENT)
  return (await listOrderRows(scope, { orderIds, of: customer.id })).slice(0, RECENT)
})
