import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { ORDER_APPROVAL_MODULE } from '../modules/order-approval'
import type { AdjustmentRequest } from '../modules/order-approval/types'
import { ApprovalEvents } from './events'

/** Not undone: the request is committed whole, and a job mails it. */
const askAdjustmentStep = createStep('ask-adjustment', async (input: AdjustmentRequest, { container }) => {
  const { status, version } = await container.resolve(ORDER_APPROVAL_MODULE).ask(input)
  return new StepResponse({ orderId: input.orderId, status, version })
})

/**
 * Asks the customer of an order for a change of some lines; of two decisions at once, one wins.
 * @throws MedusaError NOT_ALLOWED with code `conflict`, naming the present state.
 */
export const askAdjustmentWorkflow = createWorkflow('ask-adjustment', (input: AdjustmentRequest) => {
  const asked = askAdjustmentStep(input)
  emitEventStep({ eventName: ApprovalEvents.DECIDED, data: asked })
  return new WorkflowResponse(asked)
})
