import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { AfterDispute } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { sayDispute } from '../../lib/orders/disputes'

/** What follows a bank's word against a payment: it stands in the order's history, once for each state. The job tells the administrators. */
export const afterDispute =
  (container: MedusaContainer): AfterDispute =>
  async (dispute, { order_id: orderId }) => {
    if (!orderId) return
    await container.resolve(ORDER_APPROVAL_MODULE).remark({
      orderId,
      key: `${dispute.id}_${dispute.status}`,
      by: 'Stripe',
      reason: sayDispute(dispute),
    })
  }
