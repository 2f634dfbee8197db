import type { MedusaContainer } from '@medusajs/framework/types'
import { createHash } from 'node:crypto'
import { readFile } from '../files/store-files'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { ownerKey } from '../modules/ai-designs/owner'
import type { ImageRequest, ReferencePicture } from '../providers/image-provider'
import type { TakenSlot } from './take-slot'

/** The picture to start from, or null; one that is gone meanwhile is done without. */
async function referenceOf(container: MedusaContainer, id: string | null): Promise<ReferencePicture | null> {
  if (!id) return null
  const designs = container.resolve(AI_DESIGNS_MODULE)
  const [variation] = await designs.listGenerationVariations({ id })
  const [artwork] = variation?.artwork_id ? await designs.listArtworks({ id: variation.artwork_id }) : []
  if (!variation || !artwork) return null
  return {
    bytes: await readFile(container, artwork.original_file_id),
    mime: artwork.mime,
    seed: variation.seed,
    plan: variation.plan,
    provider: artwork.provider,
  }
}

/** What a provider is asked for. It never learns who it is, only that it is the same somebody. */
export async function pictureRequest(
  container: MedusaContainer,
  { slot, job }: TakenSlot,
  signal: AbortSignal,
): Promise<ImageRequest> {
  const { settings } = container.resolve(AI_DESIGNS_MODULE)
  const [width = 1152, height = 1920] = settings.size.split('x').map(Number)
  const owner = { customerId: job.owner_customer_id, guestKeyHash: job.guest_key_hash }
  return {
    prompt: job.prompt,
    style: job.style,
    keepOut: job.keep_out,
    index: slot,
    salt: job.salt,
    width,
    height,
    transparent: job.transparent,
    reference: await referenceOf(container, job.reference_variation_id),
    user: createHash('sha256')
      .update(`designs:${ownerKey(owner)}`)
      .digest('hex')
      .slice(0, 32),
    signal,
  }
}
