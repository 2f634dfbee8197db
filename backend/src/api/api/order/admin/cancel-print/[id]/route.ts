import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../../lib/http/route'
import { toContractStatus } from '../../../../../../lib/orders/admin-order'
import { cancelPrint } from '../../../../../../lib/orders/cancel-print'

export const POST = route(endpoints.cancelPrint, async ({ scope, params, body, customer }) => {
  const { orderId, status } = await cancelPrint(scope, {
    id: params.id,
    by: customer.email,
    version: body.version,
  })
  return { id: orderId, status: toContractStatus(status) }
})
