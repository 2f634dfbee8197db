import { createWorkflow, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { openGenerationJobStep, type CreateGenerationJobInput } from './steps/open-generation-job'

/**
 * Begins to draw variations of a prompt, or joins the job that does. It does not wait for them.
 * @throws MedusaError content_rejected, rate_limited, provider_unavailable, not_found
 */
export const createGenerationJobWorkflow = createWorkflow(
  'create-generation-job',
  (input: CreateGenerationJobInput) => {
    return new WorkflowResponse(openGenerationJobStep(input))
  },
)
