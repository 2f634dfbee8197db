import { TIERS_CHANGED } from '@caseloom/membership'
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { repairMemberships } from '../lib/membership/repair'

/** Other tiers are other tiers for everybody: who belongs to another one now comes there. */
export default async function followTiers({ event, container }: SubscriberArgs<{ by: string }>) {
  await repairMemberships(container, event.data.by)
}

export const config: SubscriberConfig = {
  event: TIERS_CHANGED,
  context: { subscriberId: 'follow-tiers' },
}
