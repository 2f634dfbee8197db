import sharp, { type Sharp } from 'sharp'
import { describe } from './describe'
import { draw } from './draw'
import { likenessOf, type Reference } from './likeness'
import type { Pixels } from './pixels'
import { planPictures, type Plan } from './plan'
import type { Renderer } from './rasterise'

export interface PictureRequest {
  prompt: string
  salt: string
  style: string
  keepOut: string
  transparent: boolean
  reference: Reference | null
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
  /** What was understood of the prompt and is drawn of it, in a sentence. */
  described: string
}

/** What is told on the way. */
export interface PictureEvents {
  stage: (stage: 'sketching' | 'colouring' | 'finishing') => void
  partial: (webp: Buffer) => void
}

const THUMB_WIDTH = 360

const imageOf = ({ width, height, data, alpha }: Pixels): Sharp => {
  if (!alpha) return sharp(data, { raw: { width, height, channels: 3 } })
  const rows = Buffer.alloc(alpha.length * 4)
  for (let i = 0, p = 0, q = 0; i < alpha.length; i++, p += 3, q += 4) {
    rows[q] = data[p] ?? 0
    rows[q + 1] = data[p + 1] ?? 0
    rows[q + 2] = data[p + 2] ?? 0
    rows[q + 3] = alpha[i] ?? 0
  }
  return sharp(rows, { raw: { width, height, channels: 4 } })
}

/** Writes the three files of a picture. Film grain does not compress: higher levels cost time and save little. */
async function encode(pixels: Pixels): Promise<Encoded> {
  const image = imageOf(pixels)
  const [png, large, thumb] = await Promise.all([
    image.clone().withIccProfile('srgb').png({ compressionLevel: 1 }).toBuffer(),
    image.clone().webp({ quality: 88, effort: 0 }).toBuffer(),
    image.clone().resize(THUMB_WIDTH).webp({ quality: 82, effort: 2 }).toBuffer(),
  ])
  return { png, large, thumb }
}

/** Plans the four pictures of a request and takes the one that is asked for. */
async function planFor(request: PictureRequest): Promise<Plan> {
  const { reference, index } = request
  const like = reference ? await likenessOf(reference) : null
  const plan = planPictures({ ...request, like })[index]
  if (!plan) throw new Error(`There is no picture ${index}`)
  return plan
}

/** Draws one of the four pictures of a prompt: a small one first, then the picture. */
export async function makePicture(
  request: PictureRequest,
  on: PictureEvents | null = null,
  renderer: Renderer = 'resvg',
): Promise<DrawnPicture> {
  const { width, height } = request
  on?.stage('sketching')
  const plan = await planFor(request)
  if (on) {
    const small = await draw(plan, THUMB_WIDTH, Math.round((THUMB_WIDTH * height) / width), renderer)
    on.partial(await imageOf(small).webp({ quality: 78, effort: 0 }).toBuffer())
    on.stage('colouring')
  }
  const pixels = await draw(plan, width, height, renderer)
  on?.stage('finishing')
  const files = await encode(pixels)
  const look = [
    plan.scene.name,
    plan.palette.name,
    plan.wishes.index,
    plan.style || 'paint',
    plan.frame ?? 'full',
  ]
  return { ...files, seed: String(plan.seed), plan: look.join('/'), described: describe(plan) }
}
