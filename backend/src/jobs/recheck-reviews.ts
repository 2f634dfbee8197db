import type { MedusaContainer } from '@medusajs/framework/types'
import { recheckReviewsWorkflow } from '../workflows/reviews/recheck-reviews'

/** An event may be lost with the process that sent it: every hour all reviews are compared with their orders. */
export default async function recheckAllReviews(container: MedusaContainer) {
  await recheckReviewsWorkflow(container).run({ input: { orderId: null } })
}

export const config = { name: 'recheck-reviews', schedule: '41 * * * *' }
