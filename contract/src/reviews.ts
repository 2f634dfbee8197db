import { z } from 'zod'
import { productIdParams, ratingSchema } from './catalogue'
import { endpoint } from './endpoint'
import { pageQuerySchema, pageSchema } from './envelope'

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

export const reviewBody = z.object({
  rating: z
    .number({ error: 'Please choose 1 to 5 stars' })
    .int('Please choose 1 to 5 stars')
    .min(1, 'Please choose 1 to 5 stars')
    .max(5, 'Please choose 1 to 5 stars'),
  title: z
    .string()
    .trim()
    .min(1, 'Please give your review a title')
    .max(80, 'A title has at most 80 characters'),
  body: z
    .string()
    .trim()
    .min(10, 'Please write at least 10 characters')
    .max(2000, 'A review has at most 2000 characters'),
})
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
      limit: z.coerce.number().int().min(1).max(100).default(5),
      sort: z.enum(REVIEW_SORTS).default('newest'),
      rating: z.coerce.number().int().min(1).max(5).optional(),
    }),
    data: reviewPageSchema,
    errors: ['invalid_request', 'not_found'],
  }),
  listShopReviews: endpoint({
    method: 'GET',
    path: '/reviews',
    tag: 'Reviews',
    access: 'public',
    summary: 'The newest review of four or five stars of each product, buyers’ own before the demo’s',
    query: z.object({ limit: z.coerce.number().int().min(1).max(12).default(6) }),
    data: z.array(shopReviewSchema),
    errors: ['invalid_request'],
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
    errors: [
      'invalid_request',
      'not_found',
      'not_bought',
      'already_reviewed',
      'content_rejected',
      'rate_limited',
    ],
  }),
  setReviewVisibility: endpoint({
    method: 'PATCH',
    path: '/reviews/{id}',
    tag: 'Reviews',
    access: 'admin',
    summary: 'Hides a review from the shop, or shows it again',
    params: z.object({ id: z.string().min(1).max(60) }),
    body: z.object({ hidden: z.boolean(), reason: z.string().trim().max(300).optional() }),
    data: reviewSchema,
    // `conflict`: the order behind the review was rejected or cancelled, so it cannot be shown.
    errors: ['second_factor_missing', 'invalid_request', 'not_found', 'conflict'],
  }),
}
