import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { AfterDispute, DisputeRow, HeardOf } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { sayDispute } from '../../lib/orders/disputes'

const keyOf = ({ id, status }: Pick<DisputeRow, 'id' | 'status'>) => `${id}_${status}`

/** What follows a bank's word against a payment: it stands in the order's history, once for each state. The job tells the administrators. */
export const afterDispute =
  (container: MedusaContainer): AfterDispute =>
  async (dispute, { id, order_id: orderId }) => {
    if (!orderId) {
      if (dispute.kind === 'refund')
        container
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(`Checkout ${id}, which became no order: ${sayDispute(dispute)}`)
      return
    }
    await container.resolve(ORDER_APPROVAL_MODULE).remark({
      orderId,
      key: keyOf(dispute),
      by: 'Stripe',
      reason: sayDispute(dispute),
    })
  }

/** Those that stand in their order's history. What was said of a payment before there was an order does not yet. */
export const heardOf =
  (container: MedusaContainer): HeardOf =>
  async (words) => {
    const remarked = await container.resolve(ORDER_APPROVAL_MODULE).remarked(words.map(keyOf))
    return new Set(words.filter((word) => remarked.has(keyOf(word))).map(({ id }) => id))
  }
