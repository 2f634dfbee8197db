import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { PRODIGI_MODULE } from '../modules/prodigi'
import type { SubmissionRow } from '../modules/prodigi/types'

const settleSubmissionStep = createStep('settle-submission', async (seen: SubmissionRow, { container }) => {
  await container.resolve(PRODIGI_MODULE).settle(seen)
  return new StepResponse({ id: seen.id })
})

/** Says that the shop has acted on this state of a print; a later state stays marked as news. */
export const settleSubmissionWorkflow = createWorkflow('settle-submission', (seen: SubmissionRow) => {
  return new WorkflowResponse(settleSubmissionStep(seen))
})
