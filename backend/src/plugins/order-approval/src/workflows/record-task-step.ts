import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { ORDER_APPROVAL_MODULE } from '../modules/order-approval'
import type { TaskFacts } from '../modules/order-approval/types'

export interface RecordTaskStepInput {
  taskId: string
  step: string
  facts?: TaskFacts
}

const recordTaskStepStep = createStep(
  'record-task-step',
  async (input: RecordTaskStepInput, { container }) => {
    await container.resolve(ORDER_APPROVAL_MODULE).recordStep(input.taskId, input.step, input.facts ?? {})
    return new StepResponse({ taskId: input.taskId })
  },
)

/** Notes how far a task has come, so that whoever takes it next goes on from there. */
export const recordTaskStepWorkflow = createWorkflow('record-task-step', (input: RecordTaskStepInput) => {
  return new WorkflowResponse(recordTaskStepStep(input))
})
