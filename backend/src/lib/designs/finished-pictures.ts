import { openArtwork, type JobView, type SlotView } from '@caseloom/ai-designs'
import type { Variation } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { artworkUrl } from './present-design'

async function picture(
  scope: MedusaContainer,
  originalPrompt: string,
  { id, artworkToken, width, height }: SlotView,
): Promise<Variation[]> {
  if (!id || !artworkToken || !width || !height) return []
  const { buffer } = await openArtwork(scope, artworkToken, 'large')
  return [
    {
      id,
      imageData: buffer.toString('base64'),
      originalPrompt,
      imageUrl: artworkUrl(artworkToken, 'large'),
      thumbnailUrl: artworkUrl(artworkToken, 'thumb'),
      width,
      height,
    },
  ]
}

/** The pictures of a job that are there, whole. */
export async function finishedPictures(
  scope: MedusaContainer,
  { prompt, variations }: JobView,
): Promise<Variation[]> {
  return (await Promise.all(variations.map((slot) => picture(scope, prompt, slot)))).flat()
}
