import sharp from 'sharp'
import { detailSize } from './detail'
import { INPUT_LIMIT } from './render-print'
import type { Size } from './types'

/** How solid a picture is at a place of it, in shares of its width and height: 0 clear, 1 opaque. */
export type Solidity = (across: number, down: number) => number

/** Of an artwork's bytes; null where it is opaque throughout. `whole` is its size as it is seen. */
export async function solidityOf(artwork: Buffer, whole: Size): Promise<Solidity | null> {
  const { hasAlpha } = await sharp(artwork, { limitInputPixels: INPUT_LIMIT }).metadata()
  if (!hasAlpha) return null
  const { width, height } = detailSize(whole)
  const alpha = await sharp(artwork, { limitInputPixels: INPUT_LIMIT })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  return (across, down) =>
    (alpha[Math.floor(down * height) * width + Math.floor(across * width)] ?? 255) / 255
}
