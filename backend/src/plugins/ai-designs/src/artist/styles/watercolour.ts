import { channels, mix } from '../colour'
import { grid, type Grid } from '../field'
import { blur, lightOf } from '../pixels'
import { fractal, Random } from '../random'
import type { Style } from './style'

/** Washes: edges wander, pigment gathers at them, paper shows through and at the borders. */
export const watercolour: Style = {
  id: 'watercolour',
  mat: 'never',
  rework: (pixels, { seed, palette, transparent }) => {
    const { width, height, data, alpha } = pixels
    const random = new Random(seed ^ 0x77c1)
    const noise = random.noise()
    const unit = 1000 / width
    const reach = 9 / unit
    const [sx, sy] = [0, 50].map((shift) =>
      grid(width, height, 7, (x, y) => fractal(noise, x * unit * 0.011 + shift, y * unit * 0.011, 3) * reach),
    ) as [Grid, Grid]
    const bloom = grid(width, height, 9, (x, y) =>
      fractal(noise, x * unit * 0.0042 + 9, y * unit * 0.0042, 4, 0.58),
    )
    const tooth = grid(width, height, 3, (x, y) => noise(x * unit * 0.16, y * unit * 0.16))
    const border = grid(
      width,
      height,
      6,
      (x, y) =>
        borderOf(x / width, y / height, height / width) +
        fractal(noise, x * unit * 0.006, y * unit * 0.006 + 70, 3) * 0.035,
    )
    const light = lightOf(data)
    const soft = blur(light, width, height, Math.round(11 / unit))
    const paper = channels(mix(palette.paper, '#ffffff', 0.5))
    const out = new Uint8ClampedArray(data.length)
    const kept = alpha && new Uint8ClampedArray(alpha.length)
    for (let y = 0, i = 0, p = 0; y < height; y++) {
      const [right, down, blooms, teeth, bounds] = [
        sx.row(y),
        sy.row(y),
        bloom.row(y),
        tooth.row(y),
        border.row(y),
      ]
      for (let x = 0; x < width; x++, i++, p += 3) {
        const fx = Math.max(0, Math.min(width - 1, (x + (right[x] as number)) | 0))
        const fy = Math.max(0, Math.min(height - 1, (y + (down[x] as number)) | 0))
        const from = fy * width + fx
        // Darker where it borders on something lighter: the rim that dries last.
        const rim = Math.max(0, Math.min(0.3, ((soft[from] as number) - (light[from] as number)) * 1.15))
        const pigment = blooms[x] as number
        const wash = 0.17 + 0.24 * (pigment * 0.5 + 0.5) + 0.05 * (teeth[x] as number) - rim * 0.8
        const bare = transparent ? 0 : edgeOf(bounds[x] as number)
        const thin = Math.max(0, Math.min(1, wash + bare))
        const depth = 1 - rim * 0.55 - 0.06 * Math.abs(pigment)
        const q = from * 3
        const tint = depth * (1 - thin)
        out[p] = (data[q] as number) * tint + paper[0] * thin
        out[p + 1] = (data[q + 1] as number) * tint + paper[1] * thin
        out[p + 2] = (data[q + 2] as number) * tint + paper[2] * thin
        if (kept && alpha) kept[i] = alpha[from] as number
      }
    }
    return { width, height, data: out, alpha: kept }
  },
  finish: { grain: 0.028, vignette: 0.02 },
}

/** The distance to the nearest border in widths of the picture. */
function borderOf(u: number, v: number, format: number): number {
  return Math.min(u, 1 - u, v * format, (1 - v) * format)
}

/** 1 where the paper is bare, 0 where the wash covers it, with a quick step between. */
function edgeOf(away: number): number {
  return 1 - Math.max(0, Math.min(1, (away - 0.034) / 0.012))
}
