import sharp from 'sharp'
import { centreOf, factorOf } from './placement'
import { textSvg } from './text-layout'
import type { Placement, Size } from './types'

/** An enlarged artwork of more pixels than this is rendered smaller first: memory has an end. */
const MAX_PIXELS = 60_000_000
/** Never trust what came from outside. */
export const INPUT_LIMIT = 40_000_000
const SHARPEN_ABOVE = 1.15

export interface Pixels extends Size {
  /** RGB rows. */
  data: Buffer
}

/** The size of an artwork as it is seen, with EXIF orientation applied. */
export async function sizeOf(artwork: Buffer): Promise<Size> {
  const {
    width,
    height,
    orientation = 1,
  } = await sharp(artwork, { limitInputPixels: INPUT_LIMIT }).metadata()
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

/** The one renderer: lays an artwork on a print area. Mock-up and print file both come from its pixels. */
export async function renderPrint(artwork: Buffer, print: Size, placement: Placement): Promise<Pixels> {
  const picture = await renderPicture(artwork, print, placement)
  return placement.text ? withWords(picture, textSvg(placement.text, print)) : picture
}

/** Words are set at print size, whatever the picture was enlarged by. */
async function withWords({ data, width, height }: Pixels, words: Buffer): Promise<Pixels> {
  const printed = await sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: words }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data: printed, width, height }
}

async function renderPicture(artwork: Buffer, print: Size, placement: Placement): Promise<Pixels> {
  const size = await sizeOf(artwork)
  const k = factorOf(size, print, placement)
  const pixels = size.width * k * size.height * k
  if (pixels <= MAX_PIXELS) return layOut(artwork, size, print, placement)
  const smaller = Math.sqrt(MAX_PIXELS / pixels)
  const part = { width: Math.round(print.width * smaller), height: Math.round(print.height * smaller) }
  const { data } = await layOut(artwork, size, part, placement)
  const enlarged = await sharp(data, { raw: { ...part, channels: 3 } })
    .resize(print.width, print.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  return { data: enlarged, ...print }
}

async function layOut(artwork: Buffer, size: Size, print: Size, placement: Placement): Promise<Pixels> {
  const k = factorOf(size, print, placement)
  const resized = sharp(artwork, { limitInputPixels: INPUT_LIMIT })
    .autoOrient()
    .toColourspace('srgb')
    .resize(Math.max(1, Math.round(size.width * k)), Math.max(1, Math.round(size.height * k)), {
      fit: 'fill',
      kernel: 'lanczos3',
    })
  if (placement.mirror) resized.flop()
  if (k > SHARPEN_ABOVE) resized.sharpen({ sigma: 0.6 })
  let layer = await resized.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = () => ({ raw: { width: layer.info.width, height: layer.info.height, channels: 4 as const } })
  if (placement.rotation % 360 !== 0) {
    layer = await sharp(layer.data, raw())
      .rotate(placement.rotation, { background: '#00000000' })
      .raw()
      .toBuffer({ resolveWithObject: true })
  }
  const [cx, cy] = centreOf(print, placement)
  const left = Math.round(cx - layer.info.width / 2)
  const top = Math.round(cy - layer.info.height / 2)
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const at = { left: Math.max(0, left), top: Math.max(0, top) }
  const width = Math.min(layer.info.width - from.left, print.width - at.left)
  const height = Math.min(layer.info.height - from.top, print.height - at.top)
  const canvas = sharp({ create: { ...print, channels: 3, background: placement.background } })
  if (width > 0 && height > 0) {
    const visible = await sharp(layer.data, raw())
      .extract({ ...from, width, height })
      .raw()
      .toBuffer()
    canvas.composite([{ input: visible, raw: { width, height, channels: 4 }, ...at }])
  }
  return { data: await canvas.removeAlpha().raw().toBuffer(), ...print }
}

/** The file that is printed: exact pixels, sRGB with its profile, 8 bit, no alpha, its density written down. */
export function encodePrintFile({ data, width, height }: Pixels, dpi: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .withMetadata({ density: dpi })
    .withIccProfile('srgb')
    .png({ compressionLevel: 6 })
    .toBuffer()
}
