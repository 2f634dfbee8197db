import type { MedusaContainer } from '@medusajs/framework/types'
import { createHash } from 'node:crypto'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import type { AiDesignsSettings } from '../modules/ai-designs/options'
import { ownerKey } from '../modules/ai-designs/owner'
import type { ImageRequest } from '../providers/image-provider'
import { readReference } from './reference-picture'
import type { TakenSlot } from './take-slot'

/** How large a picture is asked for, in pixels. */
export function sizeOf({ size }: Pick<AiDesignsSettings, 'size'>): { width: number; height: number } {
  const [width = 1152, height = 1920] = size.split('x').map(Number)
  return { width, height }
}

/** What a provider is asked for. It never learns who it is, only that it is the same somebody. */
export async function pictureRequest(
  container: MedusaContainer,
  { slot, job }: TakenSlot,
  signal: AbortSignal,
): Promise<ImageRequest> {
  const { settings } = container.resolve(AI_DESIGNS_MODULE)
  const owner = { customerId: job.owner_customer_id, guestKeyHash: job.guest_key_hash }
  return {
    prompt: job.prompt,
    style: job.style,
    keepOut: job.keep_out,
    index: slot,
    salt: job.salt,
    ...sizeOf(settings),
    transparent: job.transparent,
    reference: await readReference(container, job.reference_variation_id),
    user: createHash('sha256')
      .update(`designs:${ownerKey(owner)}`)
      .digest('hex')
      .slice(0, 32),
    signal,
  }
}
