import type { IMAGE_WIDTHS } from '@caseloom/contract'
import sharp, { type Sharp } from 'sharp'

/** What is larger than this when unpacked (a print-quality photograph is not) is refused before it is unpacked. */
export const MAX_PIXELS = 64_000_000
const SECONDS = 30
const SHARE = { width: 1200, height: 630 }
/** The shop's paper, under see-through pictures where a format or a preview knows no transparency. */
const PAPER = '#f3f2ec'

export type Shown =
  { shape: 'whole'; width: (typeof IMAGE_WIDTHS)[number]; as: 'avif' | 'webp' } | { shape: 'share' }

/** The first frame, the right way up. What the camera wrote beside the picture (such as the place) is dropped. */
export const openPicture = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, autoOrient: true }).timeout({
    seconds: SECONDS,
  })

/** In the width of its place, never enlarged, in colours that every screen shows alike. */
function whole(bytes: Buffer, width: number, as: 'avif' | 'webp'): Promise<Buffer> {
  const sized = openPicture(bytes).resize({ width, withoutEnlargement: true }).toColourspace('srgb')
  return (
    as === 'avif' ? sized.avif({ quality: 60, effort: 3 }) : sized.webp({ quality: 82, effort: 4 })
  ).toBuffer()
}

/** The whole picture on a soft copy of itself, since other sites show links in a landscape frame. */
async function share(bytes: Buffer): Promise<Buffer> {
  const picture = await openPicture(bytes)
    .flatten({ background: PAPER })
    .resize({ ...SHARE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(picture)
    .resize({ ...SHARE, fit: 'cover' })
    .blur(36)
    .modulate({ brightness: 0.92 })
    .composite([{ input: picture }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** An uploaded picture as a place in the shop needs it. @throws where the bytes are no picture that can be shown */
export async function renderPicture(bytes: Buffer, shown: Shown): Promise<Buffer> {
  return shown.shape === 'share' ? share(bytes) : whole(bytes, shown.width, shown.as)
}
