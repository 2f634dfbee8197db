import sharp from 'sharp'
import type { Pixels } from './render-print'
import type { CaseLook, PrintTemplate } from './types'

const CASE_HEIGHT = 660
const MARGIN = 30

/** The case as one would hold it: the printed pixels in the case's shape, its camera, light and a soft shadow. WebP with alpha. */
export async function renderMockup(
  print: Pixels,
  template: PrintTemplate,
  _look?: CaseLook,
): Promise<Buffer> {
  const height = CASE_HEIGHT
  const width = Math.round((height * print.width) / print.height)
  const radius = Math.round(template.cornerRadius * width)
  const shape = `<rect width="${width}" height="${height}" rx="${radius}"/>`
  const face = await sharp(print.data, { raw: { width: print.width, height: print.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .ensureAlpha()
    .composite([
      { input: svg(width, height, light(width, height, radius)) },
      { input: svg(width, height, camera(width, height, template)) },
      { input: svg(width, height, shape), blend: 'dest-in' },
    ])
    .png()
    .toBuffer()
  const [fullWidth, fullHeight] = [width + 2 * MARGIN, height + 2 * MARGIN]
  const shadow = await sharp(
    svg(
      fullWidth,
      fullHeight,
      `<rect x="${MARGIN + 3}" y="${MARGIN + 9}" width="${width - 6}" height="${height - 6}" rx="${radius}" fill="#1a1420" fill-opacity="0.42"/>`,
    ),
  )
    .blur(9)
    .png()
    .toBuffer()
  return sharp({
    create: { width: fullWidth, height: fullHeight, channels: 4, background: '#00000000' },
  })
    .composite([{ input: shadow }, { input: face, left: MARGIN, top: MARGIN }])
    .webp({ quality: 86, alphaQuality: 90, effort: 3 })
    .toBuffer()
}

function svg(width: number, height: number, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  )
}

/** Dark towards the sides where the case bends, a bright rim and a wide soft reflection. */
function light(width: number, height: number, radius: number): string {
  const rim = (inset: number, stroke: string, opacity: number, weight: number): string =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius - inset}"` +
    ` fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${weight}"/>`
  return (
    `<defs><linearGradient id="bend"><stop offset="0" stop-opacity="0.3"/><stop offset="0.05" stop-opacity="0.06"/>` +
    `<stop offset="0.12" stop-opacity="0"/><stop offset="0.88" stop-opacity="0"/><stop offset="0.95" stop-opacity="0.07"/>` +
    `<stop offset="1" stop-opacity="0.34"/></linearGradient>` +
    `<linearGradient id="gloss" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0" stop-color="#fff" stop-opacity="0.2"/>` +
    `<stop offset="0.32" stop-color="#fff" stop-opacity="0.05"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#bend)"/><rect width="${width}" height="${height}" fill="url(#gloss)"/>` +
    rim(1, '#000000', 0.35, 2) +
    rim(3, '#ffffff', 0.35, 1.6) +
    rim(6, '#000000', 0.08, 3)
  )
}

/** The opening for the camera with the phone's own lenses seen through it. */
function camera(width: number, height: number, { cameraCutout: box, lenses }: PrintTemplate): string {
  const [x, y] = [box.x * width, box.y * height]
  const [w, h] = [box.width * width, box.height * height]
  const rx = box.radius * width
  const plate =
    `<defs><linearGradient id="plate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3a3a40"/><stop offset="1" stop-color="#141418"/></linearGradient>` +
    `<radialGradient id="glass" cx="0.36" cy="0.32" r="0.75"><stop offset="0" stop-color="#4b5a78"/><stop offset="0.35" stop-color="#171b28"/><stop offset="1" stop-color="#050507"/></radialGradient></defs>` +
    `<rect x="${x - 2}" y="${y - 1}" width="${w + 4}" height="${h + 4}" rx="${rx + 2}" fill="#000" fill-opacity="0.28"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="url(#plate)" stroke="#fff" stroke-opacity="0.4" stroke-width="1.4"/>`
  const eyes = lenses.map(({ x: lx, y: ly, radius }) => {
    const [cx, cy, r] = [lx * width, ly * height, radius * width]
    return (
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#2a2a30" stroke="#8d8d96" stroke-opacity="0.55" stroke-width="1.4"/>` +
      `<circle cx="${cx}" cy="${cy}" r="${r * 0.78}" fill="url(#glass)"/>` +
      `<circle cx="${cx}" cy="${cy}" r="${r * 0.34}" fill="#0b0d16"/>` +
      `<circle cx="${cx - r * 0.26}" cy="${cy - r * 0.3}" r="${r * 0.13}" fill="#dfe8ff" fill-opacity="0.75"/>`
    )
  })
  return plate + eyes.join('')
}
