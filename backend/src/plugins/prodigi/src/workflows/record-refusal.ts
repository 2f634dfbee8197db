import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { PRODIGI_MODULE } from '../modules/prodigi'

export interface RecordRefusalInput {
  orderId: string
  error: string
}

const recordRefusalStep = createStep('record-refusal', async (input: RecordRefusalInput, { container }) => {
  await container.resolve(PRODIGI_MODULE).recordRefused(input.orderId, input.error)
  return new StepResponse({ orderId: input.orderId })
})

/** Keeps Prodigi's words about an order that it did not take. */
export const recordRefusalWorkflow = createWorkflow('record-refusal', (input: RecordRefusalInput) => {
  return new WorkflowResponse(recordRefusalStep(input))
})
