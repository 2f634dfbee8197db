import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { scenery } from './scenery.js'

export interface Drawing {
  prompt: string
  width: number
  height: number
  transparent: boolean
  format: 'png' | 'jpeg' | 'webp'
  /** What an edit starts from. */
  references: Buffer[]
}

/** So that nobody takes it for more than it is. */
const mark = (width: number, height: number): string =>
  `<text x="${width / 2}" y="${height * 0.965}" text-anchor="middle" font-family="sans-serif" font-size="${Math.round(width / 28)}" letter-spacing="${Math.round(width / 160)}" fill="#fff" stroke="#000" stroke-opacity=".35" stroke-width="3" paint-order="stroke" opacity=".85">SANDBOX PICTURE</text>`

const svgOf = (width: number, height: number, inner: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}${mark(width, height)}</svg>`,
  )

async function canvasOf(drawing: Drawing): Promise<Sharp> {
  const { prompt, width, height, transparent, references } = drawing
  const digest = createHash('sha256').update(prompt).digest()
  const [first] = references
  if (!first)
    return sharp(svgOf(width, height, scenery(digest.readUInt32BE(0), { width, height }, transparent)))
  // 'More like this': the same picture in another light.
  const base = await sharp(first)
    .resize(width, height, { fit: 'cover' })
    .modulate({ hue: 20 + (digest[0] ?? 0), saturation: 1.1 })
    .png()
    .toBuffer()
  return sharp(base).composite([{ input: svgOf(width, height, '') }])
}

/** The bytes of a picture that is plainly a stand-in's. `rough` from 1 (a first guess) to 0 (finished). */
export async function draw(drawing: Drawing, rough = 0): Promise<Buffer> {
  const canvas = await canvasOf(drawing)
  const picture = rough > 0 ? sharp(await canvas.png().toBuffer()).blur(6 + rough * 34) : canvas
  return picture.toFormat(drawing.format, { compressionLevel: 4 }).toBuffer()
}
