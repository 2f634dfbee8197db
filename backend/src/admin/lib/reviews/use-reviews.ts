import type { AdminReviewsPage } from '../../../lib/reviews/admin-page'
import { useAdminPage } from '../use-admin-page'

export interface ReviewsWish {
  limit: number
  offset: number
  q: string
  status: string
  productId: string
}

function addressOf({ limit, offset, q, status, productId }: ReviewsWish): string {
  const query = new URLSearchParams({ limit: String(limit), offset: String(offset) })
  if (q.trim()) query.set('q', q.trim())
  if (status) query.set('status', status)
  if (productId) query.set('product_id', productId)
  return `/reviews?${query.toString()}`
}

export const useReviews = (wish: ReviewsWish) =>
  useAdminPage<AdminReviewsPage>(addressOf(wish), 'The reviews could not be loaded.')
