import { takeImageData, type SaveDesignInput } from '@caseloom/ai-designs'
import type { createDesignBody } from '@caseloom/contract'
import type { z } from 'zod'
import { quotaSubjectOf, type Caller } from './quota-subject'

/** What a call wants to keep; a picture that it sends is taken in first. */
export async function pictureToKeep(
  call: Caller,
  { variationId, designId = '', imageData }: z.output<typeof createDesignBody>,
): Promise<SaveDesignInput['source']> {
  if (variationId) return { variationId }
  if (!imageData) return { designId }
  return { variationId: await takeImageData(call.scope, await quotaSubjectOf(call), imageData) }
}
