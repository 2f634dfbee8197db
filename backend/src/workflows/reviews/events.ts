/** Events of reviews; each carries `{ id, product_id }`. */
export const ReviewEvents = {
  CREATED: 'review.created',
  UPDATED: 'review.updated',
} as const
