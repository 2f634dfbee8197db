import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { ReviewEvents } from './events'
import { checkReviewStep, type CreateReviewInput } from './steps/check-review'
import { keepReviewStep } from './steps/keep-review'

/**
 * A buyer's review of a product, once.
 * @throws failure `already_reviewed`, `not_bought` or `content_rejected`
 */
export const createReviewWorkflow = createWorkflow(
  'create-review',
  (input: WorkflowData<CreateReviewInput>) => {
    const kept = keepReviewStep(checkReviewStep(input))
    emitEventStep({ eventName: ReviewEvents.CREATED, data: kept })
    return new WorkflowResponse(kept)
  },
)
