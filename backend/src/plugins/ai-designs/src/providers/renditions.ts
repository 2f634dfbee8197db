import sharp from 'sharp'

/** Decoding more than this takes seconds and hundreds of megabytes. */
export const MOST_PIXELS = 40_000_000
const THUMB_WIDTH = 360

/** The two views of a picture that are shown: WebP at its own size or at most `longest`, and a small one. */
export async function renditions(
  bytes: Buffer,
  longest: number | null = null,
): Promise<{ large: Buffer; thumb: Buffer }> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const view = longest
    ? image.clone().resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    : image.clone()
  const [large, thumb] = await Promise.all([
    view.webp({ quality: 88, effort: 2 }).toBuffer(),
    image
      .clone()
      .resize({ width: THUMB_WIDTH, withoutEnlargement: true })
      .webp({ quality: 76, effort: 2 })
      .toBuffer(),
  ])
  return { large, thumb }
}

/** A picture that is still being drawn, at the size of a thumbnail. */
export function partialRendition(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize(THUMB_WIDTH)
    .webp({ quality: 70, effort: 1 })
    .toBuffer()
}
