import { endpoints } from '@caseloom/contract'
import { failure } from '../../../../../../lib/http/fail'
import { route } from '../../../../../../lib/http/route'
import { readAdminOrder } from '../../../../../../lib/orders/read-admin-order'

export const GET = route(endpoints.getPending, async ({ scope, params }) => {
  const detail = await readAdminOrder(scope, params.id)
  if (!detail) throw failure('not_found', 'Order not found')
  return detail
})
