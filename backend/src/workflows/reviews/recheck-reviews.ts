import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { changedVerifications } from '../../lib/reviews/purchases'
import { PRODUCT_REVIEW_MODULE } from '../../modules/product_review'
import { ReviewEvents } from './events'

interface RecheckInput {
  /** The order that changed; null to look at every review. */
  orderId: string | null
}

const recheckReviewsStep = createStep(
  'recheck-reviews',
  async ({ orderId }: RecheckInput, { container }) => {
    const changed = await changedVerifications(container, orderId)
    if (changed.length > 0)
      await container
        .resolve(PRODUCT_REVIEW_MODULE)
        .updateProductReviews(changed.map(({ id, verified }) => ({ id, verified })))
    return new StepResponse(changed, changed)
  },
  async (changed, { container }) => {
    if (changed && changed.length > 0)
      await container
        .resolve(PRODUCT_REVIEW_MODULE)
        .updateProductReviews(changed.map(({ id, verified }) => ({ id, verified: !verified })))
  },
)

/**
 * Takes the mark 'verified' from reviews whose order was rejected or cancelled, which takes them out of the shop, and
 * gives it back to those whose writer has bought the product since. Safe to repeat.
 */
export const recheckReviewsWorkflow = createWorkflow(
  'recheck-reviews',
  (input: WorkflowData<RecheckInput>) => {
    const changed = recheckReviewsStep(input)
    when({ changed }, (found) => found.changed.length > 0).then(() => {
      const events = transform({ changed }, (found) =>
        found.changed.map(({ id, productId }) => ({ id, product_id: productId })),
      )
      emitEventStep({ eventName: ReviewEvents.UPDATED, data: events })
    })
    return new WorkflowResponse(changed)
  },
)
