import { TIERS_CHANGED } from '@caseloom/membership'
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { followSaved } from '../lib/membership/repair'

/**
 * Other tiers are other tiers for everybody: who belongs to another one now comes there. The one that was saved is looked at once more,
 * since two that save at once may have overtaken each other on the way to its promotion.
 */
export default async function followSavedTier({
  event,
  container,
}: SubscriberArgs<{ by: string; tierId?: string }>) {
  const { by, tierId } = event.data
  await followSaved(container, tierId, by)
}

export const config: SubscriberConfig = {
  event: TIERS_CHANGED,
  context: { subscriberId: 'follow-tiers' },
}
