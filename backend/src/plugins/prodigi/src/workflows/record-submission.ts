import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { PRODIGI_MODULE } from '../modules/prodigi'
import type { SubmissionResult } from '../modules/prodigi/types'

export interface RecordSubmissionInput {
  orderId: string
  /** Null where Medusa has not taken the fulfillment yet. */
  fulfillmentId: string | null
  result: SubmissionResult
}

const recordSubmissionStep = createStep(
  'record-submission',
  async (input: RecordSubmissionInput, { container }) => {
    const service = container.resolve(PRODIGI_MODULE)
    const { prodigiOrderId, snapshot } = input.result
    const row = await service.recordAccepted({
      orderId: input.orderId,
      prodigiOrderId,
      fulfillmentId: input.fulfillmentId,
    })
    if (snapshot) await service.store(row.id, snapshot)
    return new StepResponse({ submissionId: row.id, prodigiOrderId })
  },
)

/** Notes the order that Prodigi made; safe to repeat. */
export const recordSubmissionWorkflow = createWorkflow(
  'record-submission',
  (input: RecordSubmissionInput) => {
    return new WorkflowResponse(recordSubmissionStep(input))
  },
)
