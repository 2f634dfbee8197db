import { blur, shrink, type Pixels } from './pixels'

const STEP = 4

/** Light that spills over: what is bright glows into what lies round it, in place. */
export function bloom({ width, height, data }: Pixels, reach: number, strength: number): void {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)]
  const small = shrink(data, width, height, columns, rows)
  for (let k = 0; k < 3; k++) {
    const plane = new Float32Array(columns * rows)
    for (let i = 0, p = k; i < plane.length; i++, p += 3) plane[i] = Math.max(0, (small[p] as number) - 34)
    const soft = blur(plane, columns, rows, Math.max(1, Math.round((reach * columns) / 1000)))
    const near = blur(plane, columns, rows, Math.max(1, Math.round((reach * 0.3 * columns) / 1000)))
    for (let y = 0, p = k; y < height; y++) {
      const row = Math.min(rows - 1, Math.floor(y / STEP)) * columns
      const fade = (y % STEP) / STEP
      const next = Math.min(rows - 1, Math.floor(y / STEP) + 1) * columns
      for (let x = 0; x < width; x++, p += 3) {
        const i = (x / STEP) | 0
        const j = Math.min(columns - 1, i + 1)
        const u = (x % STEP) / STEP
        const top = lerp(soft, near, row, i, j, u)
        const foot = lerp(soft, near, next, i, j, u)
        data[p] = (data[p] as number) + (top + (foot - top) * fade) * strength
      }
    }
  }
}

function lerp(soft: Float32Array, near: Float32Array, row: number, i: number, j: number, u: number): number {
  const left = (soft[row + i] as number) + (near[row + i] as number) * 0.6
  const right = (soft[row + j] as number) + (near[row + j] as number) * 0.6
  return left + (right - left) * u
}
