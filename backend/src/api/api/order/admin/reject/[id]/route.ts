import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../../lib/http/route'
import { toContractStatus } from '../../../../../../lib/orders/admin-order'
import { decide } from '../../../../../../lib/orders/decide'
import { limitDecisions } from '../../../../../../lib/orders/limit-decisions'

/** Answers `rejecting` where Stripe does not answer: the payment is given back as soon as it does. */
export const POST = route(endpoints.rejectOrder, async ({ scope, res, params, body, customer }) => {
  await limitDecisions({ scope, res }, customer.id)
  const { orderId, status } = await decide(scope, {
    id: params.id,
    action: 'reject',
    by: customer.email,
    reason: body.reason,
    version: body.version,
    contents: body.contents,
  })
  return { id: orderId, status: toContractStatus(status) }
})
