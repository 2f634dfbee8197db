import type { MedusaContainer } from '@medusajs/framework/types'
import { isFileThere, readFileIfThere } from '../files/store-files'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { offeredDesign } from '../modules/ai-designs/offered-design'
import { owns } from '../modules/ai-designs/owner'
import type { Owner } from '../modules/ai-designs/types'
import { designError } from '../policy/design-error'
import type { ReferencePicture } from '../providers/image-provider'
import type { GenerationWishes } from './types'

const LOST = 'We can’t find the picture to start from any more'

async function variationOf(container: MedusaContainer, id: string) {
  const designs = container.resolve(AI_DESIGNS_MODULE)
  const [variation] = await designs.listGenerationVariations({ id })
  const [artwork] = variation?.artwork_id ? await designs.listArtworks({ id: variation.artwork_id }) : []
  return variation && artwork ? { variation, artwork } : null
}

async function ownsJob(container: MedusaContainer, owner: Owner, id: string): Promise<boolean> {
  const [job] = await container.resolve(AI_DESIGNS_MODULE).listGenerationJobs({ id })
  return job !== undefined && owns(owner, job)
}

/**
 * The id of the variation to start from, or null when none is wished. A design may be started from by whoever keeps it, and
 * by everybody while it is published.
 * @throws DesignError not_found when it is not theirs to start from, or its picture is not there any more
 */
export async function findReference(
  container: MedusaContainer,
  owner: Owner,
  { referenceVariationId, referenceDesignId }: GenerationWishes,
): Promise<string | null> {
  if (!referenceVariationId && !referenceDesignId) return null
  const id =
    referenceVariationId ?? (await offeredDesign(container, owner, referenceDesignId ?? ''))?.variation_id
  const found = id ? await variationOf(container, id) : null
  const isTheirs =
    found && (!referenceVariationId || (await ownsJob(container, owner, found.variation.job_id)))
  if (!isTheirs || !(await isFileThere(container, found.artwork.original_file_id)))
    throw designError('not_found', LOST)
  return found.variation.id
}

/** The picture to start from, or null; one that is gone since it was asked for is done without. */
export async function readReference(
  container: MedusaContainer,
  id: string | null,
): Promise<ReferencePicture | null> {
  const found = id ? await variationOf(container, id) : null
  const bytes = found ? await readFileIfThere(container, found.artwork.original_file_id) : null
  if (!found || !bytes) return null
  const { seed, plan } = found.variation
  const { mime, provider } = found.artwork
  return { bytes, mime, seed, plan, provider }
}
