import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { AI_DESIGNS_MODULE } from '../../modules/ai-designs'

export interface Variation {
  id: string
  artworkToken: string
  width: number
  height: number
  prompt: string
  drawnBy: string
}

/** Marks the job as done and answers its pictures. */
export const closeJobStep = createStep(
  'close-job',
  async (input: { jobId: string; joined: boolean; prompt: string }, { container }) => {
    const designs = container.resolve(AI_DESIGNS_MODULE)
    if (!input.joined) await designs.finishJob(input.jobId)
    const rows = await designs.variationsOf(input.jobId)
    const variations = rows.map(({ variation, artwork }): Variation => ({
      id: variation.id,
      artworkToken: artwork.token,
      width: artwork.width,
      height: artwork.height,
      prompt: input.prompt,
      drawnBy: artwork.drawn_by,
    }))
    return new StepResponse(variations)
  },
)
