import { mix, shift } from '../colour'
import { blur } from '../pixels'
import { quantise } from '../quantise'
import type { Palette } from '../palettes'
import { fibres } from './paper'
import type { Style } from './style'

const PAPER = '#f1e4c6'
const INK = '#2c241d'
const COLOURS = 10

/** The inks of the time: duller, warmer, and none quite white or black. */
function aged(palette: Palette): Palette {
  const old = (colour: string): string => mix(shift(colour, { chroma: 0.86 }), '#b5854a', 0.15)
  const [far, near, front] = palette.land
  const [a, b, c, d] = palette.flowers
  return {
    ...palette,
    sky: palette.sky.map(old),
    land: [old(far), old(near), old(front)],
    accent: mix(palette.accent, '#f2c14e', 0.35),
    accent2: mix(palette.accent2, '#c8442b', 0.4),
    light: mix(palette.light, PAPER, 0.7),
    dark: mix(palette.dark, INK, 0.5),
    paper: PAPER,
    leaf: old(palette.leaf),
    flowers: [old(a), old(b), old(c), old(d)],
  }
}

/** A travel poster: few flat inks on aged paper, in a border. */
export const vintagePoster: Style = {
  id: 'vintage-poster',
  palette: aged,
  mat: 'always',
  rework: (pixels, { seed, width }) => {
    const { data, height, alpha } = pixels
    const { colours, nearest } = quantise(data, COLOURS, seed)
    const reach = Math.max(1, Math.round(width / 640))
    // Flat areas with clean edges: the colours are chosen from the softened picture.
    const planes = [0, 1, 2].map((k) => {
      const plane = new Float32Array(width * height)
      for (let i = 0, p = k; i < plane.length; i++, p += 3) plane[i] = data[p] as number
      return blur(plane, width, height, reach)
    }) as [Float32Array, Float32Array, Float32Array]
    const table = lookup(nearest)
    const out = new Uint8ClampedArray(data.length)
    for (let i = 0, p = 0; p < out.length; i++, p += 3) {
      const r = planes[0][i] as number
      const g = planes[1][i] as number
      const b = planes[2][i] as number
      const c = table(r, g, b) * 3
      for (let k = 0; k < 3; k++)
        out[p + k] = (colours[c + k] as number) * 0.88 + (data[p + k] as number) * 0.12
    }
    return fibres({ width, height, data: out, alpha }, seed, 0.06)
  },
  finish: { grain: 0.075, vignette: 0.2 },
}

/** Nearest colours on a grid of 32 steps a channel, found as they are asked for. */
function lookup(
  nearest: (r: number, g: number, b: number) => number,
): (r: number, g: number, b: number) => number {
  const table = new Int16Array(32 * 32 * 32).fill(-1)
  return (r, g, b) => {
    const at = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
    const known = table[at] as number
    if (known >= 0) return known
    const found = nearest((r & ~7) + 4, (g & ~7) + 4, (b & ~7) + 4)
    table[at] = found
    return found
  }
}
