import { DESIGN_REVIEWED } from '@caseloom/ai-designs'
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { tellOfReviews } from '../lib/designs/tell-of-reviews'

/** Its owner hears of a decision at once; the job tend-gallery makes up for an event that is lost. */
export default async function tellOwnersOfReviews({ container }: SubscriberArgs) {
  await tellOfReviews(container)
}

export const config: SubscriberConfig = {
  event: DESIGN_REVIEWED,
  context: { subscriberId: 'tell-of-reviews' },
}
