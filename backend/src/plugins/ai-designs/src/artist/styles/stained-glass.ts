import { grid } from '../field'
import { blur, shrink } from '../pixels'
import { fractal, Random } from '../random'
import { segment } from '../segment'
import type { Style } from './style'

const COLUMNS = 288
const CELLS = [13, 11, 15, 12] as const

/** Pieces of glass that follow the forms, held by lead. */
export const stainedGlass: Style = {
  id: 'stained-glass',
  rework: (pixels, { seed, index, transparent }) => {
    const { width, height, data, alpha } = pixels
    const columns = Math.min(COLUMNS, width)
    const rows = Math.round((columns * height) / width)
    const small = shrink(data, width, height, columns, rows)
    const { labels, colours } = segment(small, columns, rows, CELLS[index] ?? 12)
    const edge = new Float32Array(columns * rows)
    for (let y = 0, i = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++, i++) {
        const right = x + 1 < columns && labels[i] !== labels[i + 1]
        const below = y + 1 < rows && labels[i] !== labels[i + columns]
        if (right || below) edge[i] = 1
      }
    }
    const scale = columns / width
    const soft = blur(edge, columns, rows, 1)
    const lead = grid(
      width,
      height,
      1 / scale,
      (x, y) => soft[at(x * scale, y * scale, columns, rows)] as number,
    )
    const noise = new Random(seed ^ 0x61a5).noise()
    const unit = 1000 / width
    const ripple = grid(width, height, 8, (x, y) => fractal(noise, x * unit * 0.012, y * unit * 0.008, 3))
    const out = new Uint8ClampedArray(data.length)
    for (let y = 0, p = 0; y < height; y++) {
      const [leads, ripples] = [lead.row(y), ripple.row(y)]
      for (let x = 0; x < width; x++, p += 3) {
        const label = labels[at((x * scale) | 0, (y * scale) | 0, columns, rows)] as number
        const metal = Math.max(0, Math.min(1, ((leads[x] as number) - 0.24) * 6))
        const glow = 1.06 + (ripples[x] as number) * 0.2 + (metal > 0 ? 0 : 0.03)
        const c = label * 3
        const mean = ((colours[c] as number) + (colours[c + 1] as number) + (colours[c + 2] as number)) / 3
        const bevel = metal * (0.62 + 0.38 * (ripples[x] as number))
        for (let k = 0; k < 3; k++) {
          // Mostly the piece's own colour, a little of what was painted on it.
          const painted = (colours[c + k] as number) * 0.8 + (data[p + k] as number) * 0.2
          const glass = Math.min(255, (mean + (painted - mean) * 1.5) * glow)
          out[p + k] = glass + (30 + 14 * bevel - glass) * metal
        }
      }
    }
    return { width, height, data: out, alpha: transparent ? alpha : null }
  },
  finish: { grain: 0.025, vignette: 0.26 },
}

const at = (x: number, y: number, columns: number, rows: number): number =>
  Math.min(rows - 1, Math.floor(y)) * columns + Math.min(columns - 1, Math.floor(x))
