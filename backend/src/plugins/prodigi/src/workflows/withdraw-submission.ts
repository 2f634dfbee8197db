import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { PRODIGI_MODULE } from '../modules/prodigi'

export interface WithdrawSubmissionInput {
  orderId: string
}

/** Not undone: a print that was cancelled stays so. */
const withdrawSubmissionStep = createStep(
  'withdraw-submission',
  async ({ orderId }: WithdrawSubmissionInput, { container }) => {
    const cancelled = await container.resolve(PRODIGI_MODULE).withdraw(orderId)
    return new StepResponse({ cancelled })
  },
)

/**
 * Has Prodigi print nothing of an order whose submission was never answered, as far as it still can; safe to repeat. What Prodigi holds
 * back can be neither seen nor cancelled yet: it is when its pause window ends (`refresh-submission`).
 */
export const withdrawSubmissionWorkflow = createWorkflow(
  'withdraw-submission',
  (input: WithdrawSubmissionInput) => {
    return new WorkflowResponse(withdrawSubmissionStep(input))
  },
)
