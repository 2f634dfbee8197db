import { endpoints } from '@caseloom/contract'
import { failure } from '../../../../../../lib/http/fail'
import { route } from '../../../../../../lib/http/route'
import { presentAdminDetail } from '../../../../../../lib/orders/admin-order'
import { findOrder } from '../../../../../../lib/orders/find-order'
import { listHistory } from '../../../../../../lib/orders/history'
import { printsOf } from '../../../../../../lib/orders/prints-of'

export const GET = route(endpoints.getPending, async ({ scope, params }) => {
  const found = await findOrder(scope, params.id)
  if (!found) throw failure('not_found', 'Order not found')
  const { order } = found.bundle
  const [prints, history] = await Promise.all([printsOf(scope, order), listHistory(scope, order.id)])
  const detail = presentAdminDetail(found.bundle, prints, history)
  if (!detail) throw failure('not_found', 'Order not found')
  return detail
})
