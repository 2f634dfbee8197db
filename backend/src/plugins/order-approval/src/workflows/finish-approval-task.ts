import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { ORDER_APPROVAL_MODULE } from '../modules/order-approval'
import type { TaskOutcome } from '../modules/order-approval/types'

const finishApprovalTaskStep = createStep(
  'finish-approval-task',
  async (outcome: TaskOutcome, { container }) => {
    await container.resolve(ORDER_APPROVAL_MODULE).finish(outcome)
    return new StepResponse({ taskId: outcome.taskId })
  },
)

/** Ends a task and moves its approval in one transaction, or puts the task off. */
export const finishApprovalTaskWorkflow = createWorkflow('finish-approval-task', (outcome: TaskOutcome) => {
  return new WorkflowResponse(finishApprovalTaskStep(outcome))
})
