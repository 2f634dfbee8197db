import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

/** resvg is fast, but a panic inside it takes the process along; librsvg (inside sharp) draws what it died on. */
export type Renderer = 'resvg' | 'librsvg'

/** An SVG as premultiplied RGBA rows. */
export async function rasterise(svg: string, renderer: Renderer): Promise<Uint8Array> {
  if (renderer === 'resvg') return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels
  const pixels = await sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer()
  for (let q = 0; q < pixels.length; q += 4) {
    const alpha = (pixels[q + 3] as number) / 255
    if (alpha === 1) continue
    pixels[q] = (pixels[q] as number) * alpha
    pixels[q + 1] = (pixels[q + 1] as number) * alpha
    pixels[q + 2] = (pixels[q + 2] as number) * alpha
  }
  return pixels
}
