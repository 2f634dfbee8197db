import type { Canvas, Paint } from '../canvas'
import { asLch, lch, mix, shift } from '../colour'
import { lightOf } from '../pixels'
import { channels } from '../colour'
import type { Palette } from '../palettes'
import type { Style } from './style'

const BLACK = '#14110f'
/** Printers' colours: red, orange, yellow, green, cyan, blue, violet, pink. */
const INKS = ['#e8262d', '#ff7a1a', '#ffd400', '#1fae4f', '#14b5e0', '#1d4fd8', '#8a3ffc', '#ff4fa3'] as const
const HUES = [27, 55, 95, 148, 220, 262, 300, 355] as const
const GROUNDS = ['#ffd400', '#14b5e0', '#ff4fa3', '#e8262d'] as const

/** The ink that is nearest to a colour; greys stay greys. */
function inkOf(colour: string): string {
  const { l, c, h } = asLch(colour)
  if (c < 0.035) return l > 0.78 ? '#fffdf4' : l < 0.3 ? BLACK : lch(l, 0.02, 250)
  let best = 0
  HUES.forEach((hue, i) => {
    const away = (a: number): number => Math.min(Math.abs(a - h), 360 - Math.abs(a - h))
    if (away(hue) < away(HUES[best] ?? 0)) best = i
  })
  const ink = INKS[best] ?? INKS[0]
  if (l > 0.86) return mix(ink, '#ffffff', 0.66)
  return l < 0.3 ? mix(ink, BLACK, 0.6) : ink
}

function bold(paint: Paint, canvas: Canvas): readonly Paint[] {
  const { role, fill, stroke, width = 2, transform, clip, evenOdd, opacity = 1 } = paint
  if (role === 'shade' || role === 'glow') return []
  const shape = { transform, clip, evenOdd }
  if (role === 'backdrop') return [paint]
  if (!fill) return [{ ...shape, stroke: role === 'detail' ? BLACK : inkOf(stroke ?? BLACK), width, opacity }]
  const { colour, opacity: fade } = canvas.tone(fill)
  if (fade < 0.6 || opacity < 0.35) return []
  const edge = (role === 'detail' ? 1.4 : 4) / canvas.scale
  return [{ ...shape, fill: inkOf(colour), stroke: BLACK, width: edge }]
}

function loud(palette: Palette, index: number): Palette {
  const ground = GROUNDS[index] ?? GROUNDS[0]
  return {
    ...palette,
    sky: [shift(ground, { lightness: -0.05 }), ground, mix(ground, '#ffffff', 0.45)],
    paper: '#fffdf4',
    dark: BLACK,
  }
}

const DOTS = 62

/** Black outlines, printers' colours, and dots where there is neither light nor shadow. */
export const popArt: Style = {
  id: 'pop-art',
  palette: loud,
  look: () => ({ line: null, ink: bold }),
  field: (field) => {
    const out = new Uint8ClampedArray(field.length)
    const inks = ['#1d1147', '#1d4fd8', '#8a3ffc', '#ff4fa3', '#ffd400', '#fffdf4'].map(channels)
    const light = lightOf(field)
    const steps = thresholds(light)
    for (let i = 0, p = 0; i < light.length; i++, p += 3) {
      const above = steps.findIndex((step) => (light[i] as number) < step)
      const ink = inks[above < 0 ? steps.length : above]
      if (ink) out.set(ink, p)
    }
    return out
  },
  rework: ({ width, height, data, alpha }) => {
    const pitch = width / DOTS
    const light = lightOf(data)
    const out = new Uint8ClampedArray(data)
    for (let y = 0, i = 0, p = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++, p += 3) {
        // The dots are as large as the picture is light where their middle lies.
        const u = (x + y) / pitch / Math.SQRT2
        const v = (x - y) / pitch / Math.SQRT2
        const away = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5)
        const tone = light[i] as number
        if (tone < 0.16 || tone > 0.93) continue
        const size = 0.12 + 0.3 * (y / height)
        const dot = Math.max(0, Math.min(1, (size - away) * pitch * 0.7 + 0.5)) * 0.42
        for (let k = 0; k < 3; k++)
          out[p + k] = (data[p + k] as number) + (255 - (data[p + k] as number)) * dot
      }
    }
    return { width, height, data: out, alpha }
  },
  finish: { grain: 0.03, vignette: 0 },
}

/** The lights that part a picture into areas of these shares: most of it in the darker inks. */
function thresholds(light: Float32Array): number[] {
  const sample = Float32Array.from(
    { length: 2000 },
    (_, i) => light[Math.floor((i / 2000) * light.length)] ?? 0,
  ).sort()
  return [0.32, 0.52, 0.7, 0.84, 0.95].map((share) => sample[Math.floor(share * 2000)] ?? share)
}
