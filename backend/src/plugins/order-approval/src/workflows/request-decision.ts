import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { ORDER_APPROVAL_MODULE } from '../modules/order-approval'
import type { DecisionInput } from '../modules/order-approval/types'
import { ApprovalEvents } from './events'

/** Not undone: the decision is committed together with the work it makes, which a job finishes. */
const requestDecisionStep = createStep('request-decision', async (input: DecisionInput, { container }) => {
  const { approval, task } = await container.resolve(ORDER_APPROVAL_MODULE).decide(input)
  return new StepResponse({ orderId: input.orderId, status: approval.status, taskId: task?.id ?? null })
})

/**
 * Takes a decision on an order: of two at once, one wins.
 * @throws MedusaError NOT_ALLOWED with code `conflict`, naming the present state.
 */
export const requestDecisionWorkflow = createWorkflow('request-decision', (input: DecisionInput) => {
  const decided = requestDecisionStep(input)
  emitEventStep({ eventName: ApprovalEvents.DECIDED, data: decided })
  return new WorkflowResponse(decided)
})
