import type { OpenedFile } from '@caseloom/ai-designs'
import sharp from 'sharp'

const MOST_PIXELS = 40_000_000

/** A picture as a PNG, whatever it is kept as: a customer's own photograph is a JPEG. */
export async function asPng({ buffer, mime }: OpenedFile): Promise<OpenedFile> {
  if (mime === 'image/png') return { buffer, mime }
  const png = await sharp(buffer, { limitInputPixels: MOST_PIXELS }).png({ compressionLevel: 6 }).toBuffer()
  return { buffer: png, mime: 'image/png' }
}
