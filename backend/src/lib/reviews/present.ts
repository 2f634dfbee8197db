import type { Review } from '@caseloom/contract'
import type { ReviewRow } from '../../modules/product_review/types'

/** A review as the shop shows it. Hidden is what no shopper sees, be it that the order behind it fell. */
export const presentReview = (row: ReviewRow): Review => ({
  id: row.id,
  rating: row.rating,
  title: row.title,
  body: row.body,
  author: row.author,
  createdAt: new Date(row.created_at).toISOString(),
  verified: row.verified,
  sample: row.sample,
  hidden: row.status === 'hidden' || !(row.verified || row.sample),
})
