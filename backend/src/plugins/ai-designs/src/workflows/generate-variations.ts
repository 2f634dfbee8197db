import { createWorkflow, transform, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import type { Owner } from '../modules/ai-designs/types'
import { closeJobStep } from './steps/close-job'
import { drawPicturesStep } from './steps/draw-pictures'
import { openJobStep } from './steps/open-job'

export interface GenerateVariationsInput {
  owner: Owner
  prompt: string
  count: number
  style?: string
  /** Another salt gives other pictures; without one the same click within ten minutes answers the same. */
  salt?: string
}

/**
 * Draws variations of a prompt and waits for them.
 * @throws MedusaError with code `content_rejected` or `provider_unavailable`
 */
export const generateVariationsWorkflow = createWorkflow(
  'generate-variations',
  (input: GenerateVariationsInput) => {
    const options = transform({ input }, ({ input: { owner, prompt, count, style, salt } }) => ({
      owner,
      prompt: prompt.trim(),
      count,
      style: style?.trim() ?? '',
      salt: salt ?? '',
    }))
    const job = openJobStep(options)
    drawPicturesStep(transform({ options, job }, (all) => ({ ...all.options, ...all.job })))
    const variations = closeJobStep(
      transform({ options, job }, (all) => ({ ...all.job, prompt: all.options.prompt })),
    )
    return new WorkflowResponse(variations)
  },
)
