import { openArtwork, type OpenedFile } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import sharp from 'sharp'
import { Lru } from '../cache/lru'
import { slots } from '../slots'

/** Two thirds of a thumbnail's: what a phone shows of one among others. */
const WIDTH = 240
/** Some 600 of them. They are in memory alone, so that nothing stays of a picture that is forgotten. */
const KEPT_BYTES = 4_000_000
const kept = new Lru<Buffer>(KEPT_BYTES)
const inTurn = slots(2)

/** A picture smaller than its thumbnail, as WebP. @throws MedusaError `not_found` */
export async function openSmallArtwork(scope: MedusaContainer, token: string): Promise<OpenedFile> {
  // Asked for each time: what its owner has removed is shown no more.
  const { buffer, mime } = await openArtwork(scope, token, 'thumb')
  let small = kept.get(token)
  if (!small) {
    small = await inTurn(() =>
      sharp(buffer).resize({ width: WIDTH, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
    )
    kept.set(token, small, small.length)
  }
  return { buffer: small, mime }
}
