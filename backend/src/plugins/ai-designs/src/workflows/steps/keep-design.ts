import type { MedusaContainer } from '@medusajs/framework/types'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { AI_DESIGNS_MODULE } from '../../modules/ai-designs'
import { offeredDesign } from '../../modules/ai-designs/offered-design'
import { ownedBy, ownerColumns, owns } from '../../modules/ai-designs/owner'
import { titleOf } from '../../modules/ai-designs/title-of'
import { checkTitle } from '../../policy/check-words'
import type { Owner } from '../../modules/ai-designs/types'
import { designError } from '../../policy/design-error'

/** A picture of the owner's by its variation, or a published design of anybody's. */
export type DesignSource = { variationId: string } | { designId: string }
export interface KeepDesignInput {
  owner: Owner
  source: DesignSource
  title?: string
}

const lost = () => designError('not_found', 'We can’t find that picture any more. Please create it again.')

async function fromVariation(container: MedusaContainer, owner: Owner, variationId: string) {
  const designs = container.resolve(AI_DESIGNS_MODULE)
  const [variation] = await designs.listGenerationVariations({ id: variationId })
  const [job] = variation ? await designs.listGenerationJobs({ id: variation.job_id }) : []
  if (!variation?.artwork_id || !job || !owns(owner, job)) throw lost()
  const artwork = await designs.retrieveArtwork(variation.artwork_id)
  return {
    variation_id: variation.id,
    artwork_id: artwork.id,
    prompt: job.prompt,
    enhanced_prompt: variation.enhanced_prompt ?? job.prompt,
    title: titleOf(job.prompt),
    provider: artwork.provider,
    drawn_by: artwork.drawn_by,
    seed: variation.seed,
  }
}

async function fromDesign(container: MedusaContainer, owner: Owner, designId: string) {
  const source = await offeredDesign(container, owner, designId)
  if (!source) throw lost()
  const { variation_id, artwork_id, prompt, enhanced_prompt, title, provider, drawn_by, seed } = source
  return {
    ...{ variation_id, artwork_id, prompt, enhanced_prompt, title, provider, drawn_by, seed },
    source_design_id: source.source_design_id ?? source.id,
  }
}

/** Keeps a picture as a design of its owner; the second time it answers the same design. */
export const keepDesignStep = createStep(
  'keep-design',
  async ({ owner, source, title }: KeepDesignInput, { container }) => {
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const row =
      'variationId' in source
        ? await fromVariation(container, owner, source.variationId)
        : await fromDesign(container, owner, source.designId)
    const known = async () => {
      const [design] = await designs.listDesigns({ variation_id: row.variation_id, ...ownedBy(owner) })
      return design && { id: design.id, created: false }
    }
    const present = await known()
    if (present) return new StepResponse(present, null)
    if (title) checkTitle(title)
    try {
      const { id } = await designs.createDesigns({
        ...ownerColumns(owner),
        ...row,
        ...(title ? { title } : {}),
      })
      // It may have been taken out of use since we read of it, or its author may have left with their words.
      const isThere =
        (await designs.isArtworkThere(row.artwork_id)) &&
        (!('designId' in source) || (await offeredDesign(container, owner, source.designId)))
      if (!isThere) {
        await designs.deleteDesigns(id)
        throw lost()
      }
      return new StepResponse({ id, created: true }, id)
    } catch (error) {
      // The same picture was kept twice at once: the database let one of them through.
      const twin = await known()
      if (twin) return new StepResponse(twin, null)
      throw error
    }
  },
  async (id, { container }) => {
    if (id) await container.resolve(AI_DESIGNS_MODULE).deleteDesigns(id)
  },
)
