import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { PRODIGI_MODULE } from '../modules/prodigi'
import type { PrintLine, SubmissionPlan } from '../modules/prodigi/types'

export interface PrepareSubmissionInput {
  orderId: string
  /** For couriers; Prodigi passes it on. */
  email: string | null
  lines: PrintLine[]
}

/** Not undone: the row with its key must outlive whatever fails after it. */
const prepareSubmissionStep = createStep(
  'prepare-submission',
  async (input: PrepareSubmissionInput, { container }) => {
    const service = container.resolve(PRODIGI_MODULE)
    const row = await service.prepare(input.orderId)
    const plan: SubmissionPlan = {
      orderId: input.orderId,
      email: input.email,
      idempotencyKey: row.idempotency_key,
      callbackUrl: await service.callbackUrl(row.callback_secret),
      knownPrint: row.prodigi_order_id,
      lines: input.lines,
    }
    return new StepResponse(plan)
  },
)

/** Writes down that a print is about to be ordered, and answers what the provider needs for it. */
export const prepareSubmissionWorkflow = createWorkflow(
  'prepare-submission',
  (input: PrepareSubmissionInput) => {
    return new WorkflowResponse(prepareSubmissionStep(input))
  },
)
