import sharp from 'sharp'
import { draw } from './draw'
import { planPictures } from './plan'

export interface PictureRequest {
  prompt: string
  salt: string
  style: string
  /** 0 to 3. */
  index: number
  width: number
  height: number
}

export interface Encoded {
  /** The master: PNG without loss. */
  png: Buffer
  /** WebP at the master's size. */
  large: Buffer
  /** WebP, {@link THUMB_WIDTH} wide. */
  thumb: Buffer
}
export interface DrawnPicture extends Encoded {
  seed: string
  plan: string
}

export const THUMB_WIDTH = 360

/** Writes the three files of a picture. `pixels` are RGB rows. */
export async function encode(pixels: Buffer, width: number, height: number): Promise<Encoded> {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  // Film grain does not compress: a higher level costs a second and saves nothing.
  const [png, large, thumb] = await Promise.all([
    image.clone().withIccProfile('srgb').png({ compressionLevel: 2 }).toBuffer(),
    image.clone().webp({ quality: 88, effort: 1 }).toBuffer(),
    image.clone().resize(THUMB_WIDTH).webp({ quality: 82, effort: 2 }).toBuffer(),
  ])
  return { png, large, thumb }
}

/** Draws one of the four pictures of a prompt. */
export async function makePicture(request: PictureRequest): Promise<DrawnPicture> {
  const { prompt, salt, style, index, width, height } = request
  const plan = planPictures(prompt, salt, style)[index]
  if (!plan) throw new Error(`There is no picture ${index}`)
  const files = await encode(await draw(plan, width, height), width, height)
  const look = [plan.scene.name, plan.palette.name, plan.line ? 'line' : 'paint', plan.frame ?? 'full']
  return { ...files, seed: String(plan.seed), plan: look.join('/') }
}
