import { endpoints } from '@caseloom/contract'
import { failure } from '../../../../../../lib/http/fail'
import { route } from '../../../../../../lib/http/route'
import { toContractStatus } from '../../../../../../lib/orders/admin-order'
import { decide } from '../../../../../../lib/orders/decide'
import { limitDecisions } from '../../../../../../lib/orders/limit-decisions'

export const POST = route(endpoints.processOrder, async ({ scope, res, params, body, customer }) => {
  await limitDecisions({ scope, res }, customer.id)
  const { orderId, status, reason } = await decide(scope, {
    id: params.id,
    action: 'process',
    by: customer.email,
    version: body.version,
    contents: body.contents,
    despiteDispute: body.despiteDispute,
  })
  if (status === 'fulfillment_failed')
    throw failure('fulfillment_failed', reason ?? 'The order could not be sent to print')
  return { id: orderId, status: toContractStatus(status) }
})
