import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { cancelJob } from '../generation/cancel-job'
import type { OwnedJob } from '../generation/types'

/** Not undone: what was aborted has lost its picture already. */
const cancelGenerationJobStep = createStep(
  'cancel-generation-job',
  async (input: OwnedJob, { container }) => {
    await cancelJob(container, input)
    return new StepResponse({ jobId: input.jobId })
  },
)

/** Ends a job; what is finished stays. @throws MedusaError not_found */
export const cancelGenerationJobWorkflow = createWorkflow('cancel-generation-job', (input: OwnedJob) => {
  return new WorkflowResponse(cancelGenerationJobStep(input))
})
