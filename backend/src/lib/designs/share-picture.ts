import { drawCase, openArtwork, type OpenedFile } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import sharp from 'sharp'
import { keptPapers } from '../files/kept-papers'
import { failure } from '../http/fail'

/** What sites that show links ask for. */
const SIZE = { width: 1200, height: 630 } as const
const CASE_HEIGHT = 616
const TILT_DEGREES = -6
/** To be raised when these pictures change, so that those kept are made again. */
const VERSION = 1
/** Each takes a core for a moment; a crawler that asks for everything comes again. */
const MOST_WAITING = 12
let waiting = 0

/** Indigo over the ground, fine upright threads (docs/design.md: `warp`), and the shop's mark. */
const VEIL = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><defs>
    <pattern id="warp" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="1" height="7" fill="#fff" fill-opacity="0.1"/></pattern></defs>
    <rect width="100%" height="100%" fill="#1a1744" fill-opacity="0.34"/><rect width="100%" height="100%" fill="url(#warp)"/>
    <g transform="translate(48 ${SIZE.height - 48 - 64}) scale(2)"><rect width="32" height="32" rx="9" fill="#c9184f"/>
    <g fill="none" stroke="#fff" stroke-linecap="round"><path d="M22.5 10.2a8.6 8.6 0 1 0 0 11.6" stroke-width="2.6"/><path d="M12.6 12.4h12M12.6 16h12M12.6 19.6h12" stroke-width="1.9"/></g></g></svg>`,
)

/** The case in the middle, where a site that cuts pictures square leaves it whole, on a soft copy of its own picture. */
async function drawShare(picture: Buffer): Promise<Buffer> {
  const shell = await sharp(await drawCase(picture, { line: 'snap', finish: 'Gloss' }))
    .rotate(TILT_DEGREES, { background: '#00000000' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const sized = await sharp(shell).resize({ height: CASE_HEIGHT }).png({ compressionLevel: 1 }).toBuffer()
  return sharp(picture)
    .flatten({ background: '#1a1744' })
    .resize({ ...SIZE, fit: 'cover' })
    .blur(34)
    .modulate({ saturation: 1.5 })
    .composite([{ input: VEIL }, { input: sized }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

async function inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
  if (waiting >= MOST_WAITING)
    throw failure('rate_limited', 'Many pictures are being drawn just now. Please try again in a moment.')
  waiting += 1
  try {
    return await draw()
  } finally {
    waiting -= 1
  }
}

/** The picture by which other sites announce a design, by its artwork's token: made once a day, since its owner may leave. */
export async function openSharePicture(scope: MedusaContainer, token: string): Promise<OpenedFile> {
  const kept = keptPapers(scope, 'shares')
  const name = `${token}.v${VERSION}.jpg`
  const buffer =
    (await kept.find(name)) ??
    (await inTurn(() =>
      kept.make(name, async () => drawShare((await openArtwork(scope, token, 'large')).buffer)),
    ))
  return { buffer, mime: 'image/jpeg' }
}
