import { createWorkflow, transform, when, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import {
  deleteCustomerGroupsWorkflow,
  deletePromotionsWorkflow,
  emitEventStep,
} from '@medusajs/medusa/core-flows'
import { TIERS_CHANGED } from './events'
import { takeTierAwayStep } from './steps/take-tier-away'

/**
 * Takes a tier away with its group and promotion; its members come to the tier below.
 * @throws MedusaError with a sentence where it has to stay
 */
export const removeTierWorkflow = createWorkflow('remove-tier', (input: { id: string; by: string }) => {
  const gone = takeTierAwayStep(input)
  when('delete-tier-promotion', { gone }, ({ gone }) => gone.promotionId !== null).then(() => {
    deletePromotionsWorkflow.runAsStep({
      input: transform({ gone }, ({ gone }) => ({ ids: [gone.promotionId ?? ''] })),
    })
  })
  when('delete-tier-group', { gone }, ({ gone }) => gone.groupId !== null).then(() => {
    deleteCustomerGroupsWorkflow.runAsStep({
      input: transform({ gone }, ({ gone }) => ({ ids: [gone.groupId ?? ''] })),
    })
  })
  emitEventStep({
    eventName: TIERS_CHANGED,
    data: transform({ input }, ({ input: { by } }) => ({ by })),
  })
  return new WorkflowResponse(gone)
})
