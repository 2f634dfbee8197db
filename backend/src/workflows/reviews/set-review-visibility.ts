import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { failure } from '../../lib/http/fail'
import { PRODUCT_REVIEW_MODULE } from '../../modules/product_review'
import { ReviewEvents } from './events'

export interface SetVisibilityInput {
  id: string
  hidden: boolean
  reason?: string | null
  /** The moderator's e-mail address, or what they are. */
  by: string
}

const NOT_STANDING =
  'The order behind this review was rejected or cancelled, so the review can’t be shown in the shop.'

const setReviewVisibilityStep = createStep(
  'set-review-visibility',
  async ({ id, hidden, reason, by }: SetVisibilityInput, { container }) => {
    const reviews = container.resolve(PRODUCT_REVIEW_MODULE)
    const [before] = await reviews.listProductReviews({ id })
    if (!before) throw failure('not_found', 'Review not found')
    if (!hidden && !before.verified && !before.sample) throw failure('conflict', NOT_STANDING)
    await reviews.updateProductReviews({
      id,
      status: hidden ? 'hidden' : 'published',
      hidden_reason: hidden ? reason || null : null,
      hidden_by: hidden ? by : null,
      hidden_at: hidden ? new Date() : null,
    })
    const { status, hidden_reason, hidden_by, hidden_at } = before
    return new StepResponse(
      { id, product_id: before.product_id },
      { id, status, hidden_reason, hidden_by, hidden_at },
    )
  },
  async (before, { container }) => {
    if (before) await container.resolve(PRODUCT_REVIEW_MODULE).updateProductReviews(before)
  },
)

/**
 * Hides a review from the shop, or shows it again.
 * @throws failure `not_found`, and `conflict` where it can't be shown since its order was rejected or cancelled
 */
export const setReviewVisibilityWorkflow = createWorkflow(
  'set-review-visibility',
  (input: WorkflowData<SetVisibilityInput>) => {
    const changed = setReviewVisibilityStep(input)
    emitEventStep({ eventName: ReviewEvents.UPDATED, data: changed })
    return new WorkflowResponse(changed)
  },
)
