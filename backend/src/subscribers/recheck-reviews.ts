import { ApprovalEvents } from '@caseloom/order-approval'
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { OrderWorkflowEvents } from '@medusajs/framework/utils'
import { CHECKOUT_COMPLETED } from '../lib/checkout/after-order'
import { recheckReviewsWorkflow } from '../workflows/reviews/recheck-reviews'

/** Names of the order in the events below. */
interface OrderEvent {
  id?: string
  orderId?: string
  order_id?: string
}

/** A review stands as long as its writer's order does. */
export default async function recheckReviews({ event, container }: SubscriberArgs<OrderEvent>) {
  const orderId = event.data.orderId ?? event.data.order_id ?? event.data.id
  if (orderId) await recheckReviewsWorkflow(container).run({ input: { orderId } })
}

export const config: SubscriberConfig = {
  event: [ApprovalEvents.DECIDED, OrderWorkflowEvents.CANCELED, CHECKOUT_COMPLETED],
  context: { subscriberId: 'recheck-reviews' },
}
