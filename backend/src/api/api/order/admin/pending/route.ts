import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'
import { pageOfAdminOrders } from '../../../../../lib/orders/admin-orders'

export const GET = route(endpoints.listPending, async ({ scope, query }) => {
  const { status, ...rest } = query
  return (await pageOfAdminOrders(scope, { ...rest, status: status && [status] })).items
})
