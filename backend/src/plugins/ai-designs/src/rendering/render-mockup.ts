import sharp from 'sharp'
import { buildOf } from './mockup/builds'
import { camera } from './mockup/camera'
import { light, shadows } from './mockup/light'
import { shell } from './mockup/shell'
import { page, round, type Scene } from './mockup/svg'
import type { Pixels } from './render-print'
import type { CaseLook, PrintTemplate } from './types'

const PICTURE_HEIGHT = 720
const MARGIN = 32
/** Of the print area's width: room for the widest shell with its bumpers, a folio's strap and the keys. */
const ROOM = 0.085

const MATTE = new Set(['Matte', 'Standard'])

/** The case as one would hold it: the printed pixels on the line's own shell, its camera, light and shadow. WebP with alpha. */
export async function renderMockup(print: Pixels, template: PrintTemplate, look?: CaseLook): Promise<Buffer> {
  const shape = print.width / print.height
  const height = Math.round((PICTURE_HEIGHT - 2 * MARGIN) / (1 + ROOM * shape))
  const width = Math.round(height * shape)
  const room = (PICTURE_HEIGHT - height) / 2
  const size = { width: Math.round(width + 2 * room), height: PICTURE_HEIGHT }
  const at = { x: Math.round((size.width - width) / 2), y: Math.round(room) }
  const build = buildOf(look?.line)
  const scene: Scene = {
    width,
    height,
    radius: template.cornerRadius * width,
    unit: width / 1000,
    build,
    gloss: build.clear === true || !MATTE.has(look?.finish ?? 'Gloss'),
    template,
  }
  const face = await sharp(print.data, { raw: { width: print.width, height: print.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .ensureAlpha()
    .composite([
      { input: page({ width, height }, { x: 0, y: 0 }, light(scene)) },
      { input: page({ width, height }, { x: 0, y: 0 }, camera(scene)) },
      { input: page({ width, height }, { x: 0, y: 0 }, round(scene, 0, '')), blend: 'dest-in' },
    ])
    .png()
    .toBuffer()
  const { near, far } = shadows(scene)
  const blurred = (body: string, sigma: number): Promise<Buffer> =>
    sharp(page(size, at, body))
      .blur(sigma)
      .png()
      .toBuffer()
  return sharp({ create: { ...size, channels: 4, background: '#00000000' } })
    .composite([
      { input: await blurred(far, 15) },
      { input: await blurred(near, 5) },
      { input: page(size, at, shell(scene)) },
      { input: face, left: at.x, top: at.y },
    ])
    .webp({ quality: 88, alphaQuality: 92, effort: 3 })
    .toBuffer()
}
