import { quantise } from '../quantise'
import { shrink } from '../pixels'
import type { Style } from './style'

const COLUMNS = [112, 96, 128, 112] as const
const COLOURS = 22
/** Ordered dithering, as consoles had to. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const
const DITHER = 20

/** A coarse grid of squares in few colours. */
export const pixel: Style = {
  id: 'pixel',
  rework: ({ width, height, data, alpha }, { index, seed }) => {
    const columns = Math.min(width, COLUMNS[index] ?? 112)
    const rows = Math.round((columns * height) / width)
    const small = shrink(data, width, height, columns, rows)
    const vivid = small.map((value, i) => {
      const p = i - (i % 3)
      const mean = ((small[p] as number) + (small[p + 1] as number) + (small[p + 2] as number)) / 3
      return mean + (value - mean) * 1.22
    })
    const { colours, nearest } = quantise(vivid, COLOURS, seed)
    const out = new Uint8ClampedArray(data.length)
    const kept = alpha && new Uint8ClampedArray(alpha.length)
    const picked = new Uint8Array(columns * rows)
    for (let j = 0, i = 0; j < rows; j++) {
      for (let k = 0; k < columns; k++, i++) {
        const nudge = ((BAYER[(j % 4) * 4 + (k % 4)] as number) / 15 - 0.5) * DITHER
        const p = i * 3
        picked[i] = nearest(
          (vivid[p] as number) + nudge,
          (vivid[p + 1] as number) + nudge,
          (vivid[p + 2] as number) + nudge,
        )
      }
    }
    for (let y = 0, i = 0, p = 0; y < height; y++) {
      const row = Math.min(rows - 1, Math.floor((y * rows) / height)) * columns
      for (let x = 0; x < width; x++, i++, p += 3) {
        const cell = row + Math.floor((x * columns) / width)
        const c = (picked[cell] as number) * 3
        out[p] = colours[c] as number
        out[p + 1] = colours[c + 1] as number
        out[p + 2] = colours[c + 2] as number
        if (kept && alpha) kept[i] = solid(alpha, width, height, columns, rows, x, y)
      }
    }
    return { width, height, data: out, alpha: kept }
  },
  finish: { grain: 0, vignette: 0 },
}

/** Whether the middle of a square is part of the subject: squares are there or not. */
function solid(
  alpha: Uint8ClampedArray,
  width: number,
  height: number,
  columns: number,
  rows: number,
  x: number,
  y: number,
): number {
  const column = Math.floor((x * columns) / width)
  const row = Math.floor((y * rows) / height)
  const mx = Math.min(width - 1, Math.round(((column + 0.5) * width) / columns))
  const my = Math.min(height - 1, Math.round(((row + 0.5) * height) / rows))
  return (alpha[my * width + mx] as number) > 110 ? 255 : 0
}
