import { galleryDoubts, type GalleryDoubts } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { reportWords } from '../designs/report-words'

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

/** The same in sentences, for whoever decides on an order of it. */
export function galleryWords({ declined, reason, reports }: GalleryDoubts): string[] {
  return [
    ...(declined
      ? [sentence(`This picture was taken out of the gallery${reason ? `: ${reason.trim()}` : ''}`)]
      : []),
    ...(reports.length > 0 ? [`This picture was reported in the gallery: ${reportWords(reports)}.`] : []),
  ]
}

/** What speaks against the pictures of these recipes since they were, or are, in the gallery: by the recipe's hash. */
export async function galleryRemarks(
  scope: MedusaContainer,
  recipeHashes: string[],
): Promise<Map<string, string[]>> {
  const doubts = await galleryDoubts(scope, recipeHashes)
  return new Map([...doubts].map(([hash, found]) => [hash, galleryWords(found)]))
}
