import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../../lib/http/route'
import { toContractStatus } from '../../../../../../lib/orders/admin-order'
import { cancelPrint } from '../../../../../../lib/orders/cancel-print'
import { limitDecisions } from '../../../../../../lib/orders/limit-decisions'

export const POST = route(endpoints.cancelPrint, async ({ scope, res, params, body, customer }) => {
  await limitDecisions({ scope, res }, customer.id)
  const { orderId, status } = await cancelPrint(scope, { ...body, id: params.id, by: customer.email })
  return { id: orderId, status: toContractStatus(status) }
})
