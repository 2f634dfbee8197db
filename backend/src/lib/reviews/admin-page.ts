import { z } from 'zod'

/** Who sees a review: everybody, nobody since a moderator hid it, or nobody since the order behind it fell. */
export const REVIEW_STANDINGS = ['published', 'hidden', 'order_fell'] as const
export type ReviewStanding = (typeof REVIEW_STANDINGS)[number]

export const adminReviewsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  q: z.string().trim().max(100).optional(),
  status: z.enum(REVIEW_STANDINGS, { error: 'There is no such status' }).optional(),
  product_id: z.string().max(60).optional(),
})
export type AdminReviewsQuery = z.output<typeof adminReviewsQuery>

export const adminReviewBody = z.object({
  hidden: z.boolean({ error: 'Say whether the review is hidden' }),
  reason: z.string().trim().max(300, 'A reason has at most 300 characters').optional(),
})

/** A review as Medusa's admin shows it. */
export interface AdminReview {
  id: string
  product: { id: string; title: string; thumbnail: string | null }
  rating: number
  title: string
  body: string
  author: string
  created_at: string
  standing: ReviewStanding
  sample: boolean
  hidden_reason: string | null
  hidden_by: string | null
  hidden_at: string | null
}
export interface AdminReviewsPage {
  reviews: AdminReview[]
  count: number
  limit: number
  offset: number
  /** Products to filter by. */
  products: { id: string; title: string }[]
}
