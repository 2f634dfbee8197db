import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { cancelJob } from '../generation/cancel-job'
import { retrySlot, type RetrySlotInput } from '../generation/retry-slot'
import { startDrawing } from '../generation/start-drawing'

const retryVariationStep = createStep(
  'retry-variation',
  async (input: RetrySlotInput, { container }) => {
    await retrySlot(container, input)
    startDrawing(container)
    return new StepResponse({ jobId: input.jobId }, { owner: input.who.owner, jobId: input.jobId })
  },
  async (retried, { container }) => {
    if (retried) await cancelJob(container, retried)
  },
)

/** Draws a failed picture of a job again. @throws MedusaError not_found, conflict, rate_limited, provider_unavailable */
export const retryVariationWorkflow = createWorkflow('retry-variation', (input: RetrySlotInput) => {
  return new WorkflowResponse(retryVariationStep(input))
})
