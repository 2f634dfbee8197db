import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { cancelJob } from '../../generation/cancel-job'
import { openJob } from '../../generation/open-job'
import { findReference } from '../../generation/reference-picture'
import { startDrawing } from '../../generation/start-drawing'
import type { GenerationWishes } from '../../generation/types'
import { AI_DESIGNS_MODULE } from '../../modules/ai-designs'
import { moderatePrompt } from '../../policy/moderate'
import type { QuotaSubject } from '../../policy/quota'
import { recordRefusal } from '../../policy/record-refusal'

export interface CreateGenerationJobInput {
  who: QuotaSubject
  wishes: GenerationWishes
  /** The caller's own key of this request: asked again with it, it is the same job. */
  idempotencyKey: string | null
}

/** Checks the words and the picture to start from, then opens a job or joins the one that draws the same. */
export const openGenerationJobStep = createStep(
  'open-generation-job',
  async ({ who, wishes, idempotencyKey }: CreateGenerationJobInput, { container }) => {
    const { settings, providers } = container.resolve(AI_DESIGNS_MODULE)
    const { prompt, keepOut, count, style, transparent, again } = wishes
    const verdict = await moderatePrompt(settings, { prompt, keepOut })
    if (!verdict.allowed) throw await recordRefusal(container, who, verdict, { prompt, keepOut })
    const provider = wishes.provider ?? providers.usual.id
    const opened = await openJob(container, {
      ...{ who, prompt, keepOut, count, style, transparent, again, provider, idempotencyKey },
      referenceVariationId: await findReference(container, who.owner, wishes),
      flags: verdict.flags,
    })
    startDrawing(container)
    return new StepResponse(opened, opened.joined ? null : { owner: who.owner, jobId: opened.jobId })
  },
  async (opened, { container }) => {
    if (opened) await cancelJob(container, opened)
  },
)
