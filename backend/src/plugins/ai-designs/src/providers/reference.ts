import { toFile, type Uploadable } from 'openai'
import sharp from 'sharp'
import type { ReferencePicture } from './image-provider'
import { ProviderError } from './provider-error'
import { MOST_PIXELS } from './renditions'

/** More is scaled down by the model anyway, and paid for. */
const LONGEST_SIDE = 1536

/** A picture to start from as it goes out: pixels only, so nothing of its file leaves the shop. */
export async function referenceFile(reference: ReferencePicture): Promise<Uploadable> {
  try {
    const png = await sharp(reference.bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 6 })
      .toBuffer()
    return await toFile(png, 'reference.png', { type: 'image/png' })
  } catch (cause) {
    throw new ProviderError('damaged', 'The picture to start from cannot be read', { cause })
  }
}
