import { z } from 'zod'
import { productIdParams, ratingSchema } from './catalogue'
import { endpoint } from './endpoint'
import { pageQuerySchema, pageSchema, PAGE_SIZE } from './envelope'
import { counted, said, UNREADABLE, written, yesOrNo } from './text'

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export const reviewSchema = z.object({
  id: z.string(),
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  body: z.string(),
  /** A first name. */
  author: z.string(),
  createdAt: z.iso.datetime(),
  /** By a customer who bought this product here. */
  verified: z.boolean(),
  /** Demo data of the sandbox, never a customer's words. */
  sample: z.boolean(),
  /** Only administrators are shown hidden ones. */
  hidden: z.boolean(),
})
export type Review = z.infer<typeof reviewSchema>

export const reviewSummarySchema = ratingSchema.extend({
  /** How many gave 1, 2, 3, 4 and 5 stars, in that order. */
  histogram: z.array(z.number().int()).length(5),
})
export type ReviewSummary = z.infer<typeof reviewSummarySchema>

/** A review among those of all products. */
export const shopReviewSchema = reviewSchema.extend({
  product: z.object({ id: z.number().int().positive(), name: z.string() }),
})
export type ShopReview = z.infer<typeof shopReviewSchema>

export const reviewPageSchema = pageSchema(reviewSchema).extend({ summary: reviewSummarySchema })
export type ReviewPage = z.infer<typeof reviewPageSchema>

const STARS = 'Please choose 1 to 5 stars'
const NO_TITLE = 'Please give your review a title'
const SHORT_REVIEW = 'Please write at least 10 characters'
export const reviewBody = z.object(
  {
    rating: z.number(STARS).int(STARS).min(1, STARS).max(5, STARS),
    title: written(NO_TITLE, 80, 'A title has at most 80 characters'),
    body: written(SHORT_REVIEW, 2000, 'A review has at most 2000 characters').min(10, SHORT_REVIEW),
  },
  UNREADABLE,
)
const LONG_REASON = 'A reason has at most 300 characters'
const hideReviewBody = z.object(
  {
    hidden: yesOrNo('the review is hidden'),
    reason: z.string(LONG_REASON).trim().max(300, LONG_REASON).optional(),
  },
  UNREADABLE,
)
export type ReviewInput = z.infer<typeof reviewBody>

export const reviewEndpoints = {
  listReviews: endpoint({
    method: 'GET',
    path: '/products/{id}/reviews',
    tag: 'Reviews',
    access: 'public',
    summary: 'What buyers say of a product, with the summary of all of them',
    params: productIdParams,
    query: pageQuerySchema.extend({
      limit: counted(PAGE_SIZE, 1, 100).default(5),
      sort: z.enum(REVIEW_SORTS, 'Reviews are sorted by newest, highest or lowest').default('newest'),
      rating: counted(STARS, 1, 5).optional(),
    }),
    data: reviewPageSchema,
    errors: ['not_found'],
  }),
  listShopReviews: endpoint({
    method: 'GET',
    path: '/reviews',
    tag: 'Reviews',
    access: 'public',
    summary: 'The newest review of four or five stars of each product, buyers’ own before the demo’s',
    query: z.object({ limit: counted('Please ask for 1 to 12 reviews', 1, 12).default(6) }),
    data: z.array(shopReviewSchema),
    errors: [],
  }),
  getOwnReview: endpoint({
    method: 'GET',
    path: '/products/{id}/reviews/mine',
    tag: 'Reviews',
    access: 'customer',
    summary: 'Whether the customer may review the product, and what they wrote',
    params: productIdParams,
    data: z.object({
      canReview: z.boolean(),
      reason: z.enum(['not_bought', 'already_reviewed']).nullable(),
      review: reviewSchema.nullable(),
    }),
    errors: ['not_found'],
  }),
  createReview: endpoint({
    method: 'POST',
    path: '/products/{id}/reviews',
    tag: 'Reviews',
    access: 'customer',
    summary: 'Reviews a bought product, once',
    params: productIdParams,
    body: reviewBody,
    data: reviewSchema,
    successStatus: 201,
    errors: ['not_found', 'not_bought', 'already_reviewed', 'content_rejected'],
  }),
  setReviewVisibility: endpoint({
    method: 'PATCH',
    path: '/reviews/{id}',
    tag: 'Reviews',
    access: 'admin',
    summary: 'Hides a review from the shop, or shows it again',
    params: z.object({ id: said('We don’t know that review', 60) }),
    body: hideReviewBody,
    data: reviewSchema,
    // `conflict`: the order behind the review was rejected or cancelled, so it cannot be shown.
    errors: ['not_found', 'conflict'],
  }),
}
