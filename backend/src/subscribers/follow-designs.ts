import { DESIGN_CREATED, DESIGN_DELETED, DESIGNS_CLAIMED } from '@caseloom/ai-designs'
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { settleMembership } from '../lib/membership/settle'

/** Membership follows the designs that a customer keeps. An event that is lost is made up for when they are next seen, or at night. */
export default async function followDesigns({
  event,
  container,
}: SubscriberArgs<{ customer_id: string | null }>) {
  const { customer_id: customerId } = event.data
  if (customerId) await settleMembership(container, customerId)
}

export const config: SubscriberConfig = {
  event: [DESIGN_CREATED, DESIGN_DELETED, DESIGNS_CLAIMED],
  context: { subscriberId: 'follow-designs' },
}
