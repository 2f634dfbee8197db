import { channels, ramp } from './colour'

/** RGB bytes, row by row. */
export type Field = Uint8ClampedArray
type Sample = (x: number, y: number) => number

/** Values on a coarse grid, read bilinearly: looks the same as every pixel, at a fraction of the time. */
export interface Grid {
  (x: number, y: number): number
  /** The values of a whole row of pixels; the array is used again for the next one. */
  row: (y: number) => Float32Array
}

export function smoothStep(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

export function grid(width: number, height: number, step: number, value: Sample): Grid {
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const cells = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) cells[j * columns + i] = value(i * step, j * step)
  }
  const between = new Float32Array(columns)
  const out = new Float32Array(width)
  const at = (x: number, y: number): number => {
    const fx = x / step
    const fy = y / step
    const i = fx | 0
    const j = fy | 0
    const u = fx - i
    const v = fy - j
    const o = j * columns + i
    const top = (cells[o] as number) * (1 - u) + (cells[o + 1] as number) * u
    const foot = (cells[o + columns] as number) * (1 - u) + (cells[o + columns + 1] as number) * u
    return top * (1 - v) + foot * v
  }
  const row = (y: number): Float32Array => {
    const fy = y / step
    const j = fy | 0
    const v = fy - j
    for (let i = 0, o = j * columns; i < columns; i++, o++) {
      between[i] = (cells[o] as number) * (1 - v) + (cells[o + columns] as number) * v
    }
    const share = 1 / step
    for (let x = 0; x < width; x++) {
      const fx = x * share
      const i = fx | 0
      const left = between[i] as number
      out[x] = left + ((between[i + 1] as number) - left) * (fx - i)
    }
    return out
  }
  return Object.assign(at, { row })
}

const TABLE_SIZE = 512

/** A ramp of colours as a table. */
export function lookup(colours: readonly string[]): Float32Array {
  const table = new Float32Array(TABLE_SIZE * 3)
  ramp(colours, TABLE_SIZE).forEach((colour, i) => table.set(channels(colour), i * 3))
  return table
}

/** Paints each pixel with the table's colour for its value (0 to 1), lit by the relief. */
export function paint(
  width: number,
  height: number,
  value: Grid,
  detail: { grid: Grid; share: number },
  [from, by]: readonly [number, number],
  table: Float32Array,
  relief?: Grid,
): Field {
  const out = new Uint8ClampedArray(width * height * 3)
  for (let y = 0, o = 0; y < height; y++) {
    const values = value.row(y)
    const details = detail.grid.row(y)
    const lights = relief?.row(y)
    for (let x = 0; x < width; x++, o += 3) {
      const level = from + (values[x] as number) * by + (details[x] as number) * detail.share
      const k = Math.min(TABLE_SIZE - 1, Math.max(0, (level * (TABLE_SIZE - 1)) | 0)) * 3
      const light = lights ? (lights[x] as number) : 1
      out[o] = (table[k] as number) * light
      out[o + 1] = (table[k + 1] as number) * light
      out[o + 2] = (table[k + 2] as number) * light
    }
  }
  return out
}
