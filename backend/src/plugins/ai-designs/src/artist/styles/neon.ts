import type { Canvas, Paint } from '../canvas'
import { bloom } from '../bloom'
import { asLch, channels, lch, mix, shift } from '../colour'
import { contours } from '../contours'
import { isDark, paletteOf, type Palette } from '../palettes'
import type { Style } from './style'

const WALL = ['#0b0a1c', '#0a1120', '#170a1e', '#071318'] as const
const wallOf = (index: number): string => WALL[index] ?? WALL[0]

/** Pale things shine in one of these: white tubes alone would look like chalk. */
const SIGN = ['#ff3fa4', '#23e5ff', '#b06bff', '#ffd84a'] as const

/** A tube of light: its glow, the glass and its white-hot middle. */
function tube(colour: string, width: number, shape: Paint): Paint[] {
  return [
    { ...shape, stroke: colour, width: width * 2.6, opacity: 0.3 },
    { ...shape, stroke: colour, width: width * 1.3 },
    { ...shape, stroke: mix(colour, '#ffffff', 0.7), width: width * 0.5 },
  ]
}

function lit(paint: Paint, canvas: Canvas, wall: string, index: number): readonly Paint[] {
  const { role, fill, stroke, transform, clip, evenOdd, opacity = 1 } = paint
  const shape = { transform, clip, evenOdd }
  if (role === 'shade' || role === 'glow') return []
  if (role === 'backdrop') return [{ ...shape, fill: wall }]
  const { colour, opacity: fade } = canvas.tone(fill && fill !== 'none' ? fill : (stroke ?? '#ffffff'))
  const light = electricOf(colour, index)
  const scale = canvas.scale
  // Mist and veils are no things.
  if (fade < 0.6 || opacity < 0.35)
    return fill ? [] : [{ ...shape, stroke: light, width: 1.2 / scale, opacity: 0.4 }]
  if (role === 'detail') return [{ ...shape, stroke: light, width: 1.6 / scale, opacity: 0.85 }]
  const area = fill ? [{ ...shape, fill: mix(wall, light, role === 'accent' ? 0.22 : 0.09) }] : []
  return [...area, ...tube(light, (role === 'accent' ? 5 : 2.8) / scale, shape)]
}

/** A colour as gas in a tube would give it. */
function electricOf(colour: string, index: number): string {
  const { l, c, h } = asLch(colour)
  if (c < 0.06) return SIGN[(Math.round(l * 7) + index) % SIGN.length] ?? SIGN[0]
  return lch(Math.max(0.68, Math.min(0.86, l + 0.16)), Math.max(0.19, c * 1.4), h)
}

/** Bright colours need a bright palette, whatever the scene would have. */
function electric(palette: Palette, index: number): Palette {
  const base = paletteOf('neon')
  if (index === 0) return { ...base, name: palette.name }
  const bright = (colour: string): string =>
    shift(colour, { lightness: isDark(palette) ? 0.12 : 0, chroma: 1.4 })
  const [a, b, c, d] = palette.flowers
  return {
    ...palette,
    sky: base.sky,
    accent: bright(palette.accent),
    accent2: index === 2 ? lch(0.8, 0.16, 190) : bright(palette.accent2),
    leaf: lch(0.8, 0.2, 150),
    flowers: [bright(a), bright(b), bright(c), bright(d)],
  }
}

/** Glowing outlines on a dark wall. */
export const neon: Style = {
  id: 'neon',
  palette: electric,
  look: ({ index, palette }) => {
    const wall = wallOf(index)
    return {
      line: { paper: wall, ink: palette.accent2, accent: palette.accent },
      ink: (paint, canvas) => lit(paint, canvas, wall, index),
    }
  },
  field: (field, width, height, { palette, index }) => {
    const [r, g, b] = channels(wallOf(index))
    const dim = new Uint8ClampedArray(field.length)
    const lines = contours(field, width, height, {
      levels: 7,
      ground: '#000000',
      line: palette.accent2,
      weight: 1.8,
    })
    const halo = contours(field, width, height, {
      levels: 7,
      ground: '#000000',
      line: palette.flowers[0],
      weight: 7,
    })
    for (let p = 0; p < field.length; p += 3) {
      dim[p] = r + (field[p] as number) * 0.16 + (halo[p] as number) * 0.3 + (lines[p] as number)
      dim[p + 1] =
        g + (field[p + 1] as number) * 0.16 + (halo[p + 1] as number) * 0.3 + (lines[p + 1] as number)
      dim[p + 2] =
        b + (field[p + 2] as number) * 0.16 + (halo[p + 2] as number) * 0.3 + (lines[p + 2] as number)
    }
    return dim
  },
  rework: (pixels) => {
    if (!pixels.alpha) bloom(pixels, 34, 0.62)
    return pixels
  },
  finish: { grain: 0.035, vignette: 0.4 },
}
