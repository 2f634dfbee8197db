import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { ORDER_APPROVAL_MODULE } from '../modules/order-approval'
import type { TaskStep } from '../modules/order-approval/types'

const recordTaskStepStep = createStep('record-task-step', async (input: TaskStep, { container }) => {
  await container.resolve(ORDER_APPROVAL_MODULE).recordStep(input)
  return new StepResponse({ taskId: input.taskId })
})

/**
 * Notes how far a task has come, so that whoever takes it next goes on from there.
 * @throws MedusaError NOT_ALLOWED with code `conflict` where another has taken it since
 */
export const recordTaskStepWorkflow = createWorkflow('record-task-step', (input: TaskStep) => {
  return new WorkflowResponse(recordTaskStepStep(input))
})
