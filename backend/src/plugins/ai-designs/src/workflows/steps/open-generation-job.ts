import type { MedusaContainer } from '@medusajs/framework/types'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { cancelJob } from '../../generation/cancel-job'
import { openJob } from '../../generation/open-job'
import { startDrawing } from '../../generation/start-drawing'
import type { GenerationWishes } from '../../generation/types'
import { AI_DESIGNS_MODULE } from '../../modules/ai-designs'
import { ownedBy, owns } from '../../modules/ai-designs/owner'
import type { Owner } from '../../modules/ai-designs/types'
import { designError } from '../../policy/design-error'
import { moderatePrompt } from '../../policy/moderate'
import type { QuotaSubject } from '../../policy/quota'
import { recordRefusal } from '../../policy/record-refusal'

export interface CreateGenerationJobInput {
  who: QuotaSubject
  wishes: GenerationWishes
  /** The caller's own key of this request: asked again with it, it is the same job. */
  idempotencyKey: string | null
}

const LOST = 'We can’t find the picture to start from any more'

/** The variation to start from, which has to be the caller's. @throws DesignError not_found */
async function referenceOf(
  container: MedusaContainer,
  owner: Owner,
  { referenceVariationId, referenceDesignId }: GenerationWishes,
): Promise<string | null> {
  if (!referenceVariationId && !referenceDesignId) return null
  const designs = container.resolve(AI_DESIGNS_MODULE)
  if (!referenceVariationId) {
    const [design] = await designs.listDesigns({ id: referenceDesignId ?? '', ...ownedBy(owner) })
    if (!design) throw designError('not_found', LOST)
    return design.variation_id
  }
  const [variation] = await designs.listGenerationVariations({ id: referenceVariationId })
  const [job] = variation?.artwork_id ? await designs.listGenerationJobs({ id: variation.job_id }) : []
  if (!job || !owns(owner, job)) throw designError('not_found', LOST)
  return referenceVariationId
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
      referenceVariationId: await referenceOf(container, who.owner, wishes),
      flags: verdict.flags,
    })
    startDrawing(container)
    return new StepResponse(opened, opened.joined ? null : { owner: who.owner, jobId: opened.jobId })
  },
  async (opened, { container }) => {
    if (opened) await cancelJob(container, opened)
  },
)
