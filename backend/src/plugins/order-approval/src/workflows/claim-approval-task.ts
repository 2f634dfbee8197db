import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { ORDER_APPROVAL_MODULE } from '../modules/order-approval'

export interface ClaimTaskInput {
  taskId: string
  leaseSeconds: number
}

const claimApprovalTaskStep = createStep(
  'claim-approval-task',
  async (input: ClaimTaskInput, { container }) => {
    return new StepResponse(
      await container.resolve(ORDER_APPROVAL_MODULE).claim(input.taskId, input.leaseSeconds),
    )
  },
)

/** Takes a due task for a while; answers null where somebody else has it. */
export const claimApprovalTaskWorkflow = createWorkflow('claim-approval-task', (input: ClaimTaskInput) => {
  return new WorkflowResponse(claimApprovalTaskStep(input))
})
