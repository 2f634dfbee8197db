import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { AI_DESIGNS_MODULE } from '../../modules/ai-designs'
import type { GenerationOptions } from '../../modules/ai-designs/service'
import { designError } from '../../policy/design-error'
import { REFUSAL, violation } from '../../policy/text-policy'

/** Checks the words, then opens a job or joins the one that already draws them. */
export const openJobStep = createStep(
  'open-job',
  async (options: GenerationOptions, { container }) => {
    if (violation(`${options.prompt} ${options.style}`)) throw designError('content_rejected', REFUSAL)
    const { job, joined } = await container.resolve(AI_DESIGNS_MODULE).openJob(options)
    return new StepResponse({ jobId: job.id, joined }, joined ? null : job.id)
  },
  async (jobId, { container }) => {
    if (!jobId) return
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const job = await designs.retrieveGenerationJob(jobId)
    if (job.status === 'running') {
      await designs.failJob(
        jobId,
        'provider_unavailable',
        'The pictures could not be drawn. Please try again.',
      )
    }
  },
)
