import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { PRODUCT_REVIEW_MODULE } from '../../../modules/product_review'
import { alreadyReviewed } from './check-review'

interface NewReview {
  product_id: string
  customer_id: string
  order_id: string
  line_id: string
  rating: number
  title: string
  body: string
  author: string
  verified: boolean
}

/** Of several at once the table takes one. @throws failure `already_reviewed` for the others */
export const keepReviewStep = createStep(
  'keep-review',
  async (row: NewReview, { container }) => {
    const reviews = container.resolve(PRODUCT_REVIEW_MODULE)
    try {
      const { id, product_id } = await reviews.createProductReviews(row)
      return new StepResponse({ id, product_id }, id)
    } catch (error) {
      if (await reviews.ownReview(row.customer_id, row.product_id)) throw alreadyReviewed()
      throw error
    }
  },
  async (id, { container }) => {
    if (id) await container.resolve(PRODUCT_REVIEW_MODULE).deleteProductReviews(id)
  },
)
