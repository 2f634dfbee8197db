import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { ORDER_APPROVAL_MODULE } from '../modules/order-approval'
import type { OpenApprovalInput } from '../modules/order-approval/types'

/** Not undone on a roll-back: a paid order keeps its approval, and opening it again changes nothing. */
const openApprovalStep = createStep('open-approval', async (input: OpenApprovalInput, { container }) => {
  return new StepResponse(await container.resolve(ORDER_APPROVAL_MODULE).open(input))
})

/** Puts a paid order before the administrators; safe to repeat. */
export const openApprovalWorkflow = createWorkflow('open-approval', (input: OpenApprovalInput) => {
  return new WorkflowResponse(openApprovalStep(input))
})
