import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { PRODIGI_MODULE } from '../modules/prodigi'

export interface WithdrawSubmissionInput {
  orderId: string
  /**
   * Whether there may be a print that the shop knows nothing of, since it was restored from an older backup; `no` asks Prodigi only
   * where the shop knows of a submission.
   */
  forgotten: 'no' | 'maybe' | 'likely'
}

/** Not undone: a print that was cancelled stays so. */
const withdrawSubmissionStep = createStep(
  'withdraw-submission',
  async ({ orderId, forgotten }: WithdrawSubmissionInput, { container }) => {
    const service = container.resolve(PRODIGI_MODULE)
    const cancelled =
      forgotten === 'no'
        ? await service.withdraw(orderId)
        : await service.withdrawForgotten(orderId, forgotten === 'likely')
    return new StepResponse({ cancelled })
  },
)

/**
 * Has Prodigi print nothing of an order whose submission was never answered, or forgotten by the shop, as far as it still can; safe to
 * repeat. What Prodigi holds back can be neither seen nor cancelled yet: it is when its pause window ends (`refresh-submission`).
 */
export const withdrawSubmissionWorkflow = createWorkflow(
  'withdraw-submission',
  (input: WithdrawSubmissionInput) => {
    return new WorkflowResponse(withdrawSubmissionStep(input))
  },
)
