import { endpoints } from '@caseloom/contract'
import { pageHeaders } from '../../../../../lib/http/page-headers'
import { route } from '../../../../../lib/http/route'
import { pageOfAdminOrders } from '../../../../../lib/orders/admin-orders'

export const GET = route(endpoints.listPending, async ({ scope, query, res }) => {
  const { status, ...rest } = query
  const { items, total } = await pageOfAdminOrders(scope, { ...rest, status: status && [status] })
  res.set(pageHeaders('/api/order/admin/pending', query, { ...query, total }))
  return items
})
