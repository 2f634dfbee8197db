import { oklch } from 'culori'
import sharp from 'sharp'
import { lch, mix } from './colour'
import type { Palette } from './palettes'

const SIDE = 48
const CELLS = 12

interface Seen {
  hue: number
  chroma: number
  light: number
  share: number
}

/** A palette of the colours of any picture: its lights and darks, and the hues that it has most of. */
export async function pictureColours(bytes: Uint8Array): Promise<Palette> {
  const { data } = await sharp(bytes, { limitInputPixels: 60_000_000 })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bins = Array.from({ length: CELLS }, (): Seen => ({ hue: 0, chroma: 0, light: 0, share: 0 }))
  let light = 0
  for (let p = 0; p < data.length; p += 3) {
    const [r = 0, g = 0, b = 0] = [data[p], data[p + 1], data[p + 2]]
    const { l, c, h = 0 } = oklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
    light += l
    const bin = bins[Math.floor(h / (360 / CELLS)) % CELLS]
    if (!bin) continue
    const weight = c + 0.004
    bin.hue += h * weight
    bin.chroma += c * weight
    bin.light += l * weight
    bin.share += weight
  }
  const found = bins
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .map(({ hue, chroma, light: sum, share }) => ({
      hue: hue / share,
      chroma: Math.min(0.19, Math.max(0.015, (chroma / share) * 1.1)),
      light: sum / share,
    }))
  const at = (i: number): { hue: number; chroma: number } =>
    found[i % Math.max(1, found.length)] ?? { hue: 250, chroma: 0.02 }
  return paletteAround(at(0), at(1), at(2), light / (SIDE * SIDE) < 0.45)
}

type Tint = { hue: number; chroma: number }

function paletteAround(first: Tint, second: Tint, third: Tint, dark: boolean): Palette {
  const tone = (l: number, { hue, chroma }: Tint, part = 1): string => lch(l, chroma * part, hue)
  const [a, b, c, d] = dark ? ([0.16, 0.3, 0.46, 0.66] as const) : ([0.64, 0.78, 0.88, 0.95] as const)
  const [far, near, front] = dark ? ([0.42, 0.28, 0.13] as const) : ([0.72, 0.5, 0.25] as const)
  return {
    name: 'picture',
    tags: [],
    sky: [tone(a, first), tone(b, first), mix(tone(c, first), tone(c, second), 0.5), tone(d, second, 0.6)],
    land: [tone(far, first, 0.8), tone(near, first), tone(front, first, 0.7)],
    accent: tone(0.88, second, 0.8),
    accent2: tone(0.68, third, 1.1),
    light: tone(0.96, second, 0.25),
    dark: tone(0.16, first, 0.4),
    paper: tone(0.965, second, 0.15),
    leaf: lch(0.5, 0.07, 150),
    flowers: [tone(0.64, first, 1.1), tone(0.76, second, 1.1), tone(0.9, third, 0.5), tone(0.46, third, 1.1)],
  }
}
