import type { Field } from './field'

/** A picture as RGB rows; with `alpha` it stands on nothing. */
export interface Pixels {
  width: number
  height: number
  data: Field
  alpha: Uint8ClampedArray | null
}

/** Premultiplied RGBA over an opaque field, or over white. */
export function layOver(over: Uint8Array | null, base: Field | null, width: number, height: number): Field {
  const out = base ?? new Uint8ClampedArray(width * height * 3).fill(255)
  if (!over) return out
  for (let p = 0, q = 0; p < out.length; p += 3, q += 4) {
    const alpha = over[q + 3] as number
    if (alpha === 255) {
      out[p] = over[q] as number
      out[p + 1] = over[q + 1] as number
      out[p + 2] = over[q + 2] as number
    } else if (alpha > 0) {
      const rest = (255 - alpha) / 255
      out[p] = (over[q] as number) + (out[p] as number) * rest
      out[p + 1] = (over[q + 1] as number) + (out[p + 1] as number) * rest
      out[p + 2] = (over[q + 2] as number) + (out[p + 2] as number) * rest
    }
  }
  return out
}

export function alphaOf(over: Uint8Array): Uint8ClampedArray {
  const alpha = new Uint8ClampedArray(over.length / 4)
  for (let i = 0, q = 3; i < alpha.length; i++, q += 4) alpha[i] = over[q] as number
  return alpha
}

/** Perceived light of each pixel, 0 to 1. */
export function lightOf(data: Field): Float32Array {
  const light = new Float32Array(data.length / 3)
  for (let i = 0, p = 0; i < light.length; i++, p += 3) {
    light[i] =
      ((data[p] as number) * 0.299 + (data[p + 1] as number) * 0.587 + (data[p + 2] as number) * 0.114) / 255
  }
  return light
}

/** The mean of square cells: a smaller picture. */
export function shrink(data: Field, width: number, height: number, columns: number, rows: number): Field {
  const out = new Uint8ClampedArray(columns * rows * 3)
  for (let j = 0, o = 0; j < rows; j++) {
    const top = Math.floor((j * height) / rows)
    const foot = Math.max(top + 1, Math.floor(((j + 1) * height) / rows))
    for (let i = 0; i < columns; i++, o += 3) {
      const left = Math.floor((i * width) / columns)
      const right = Math.max(left + 1, Math.floor(((i + 1) * width) / columns))
      let r = 0
      let g = 0
      let b = 0
      for (let y = top; y < foot; y++) {
        for (let p = (y * width + left) * 3, end = (y * width + right) * 3; p < end; p += 3) {
          r += data[p] as number
          g += data[p + 1] as number
          b += data[p + 2] as number
        }
      }
      const count = (foot - top) * (right - left)
      out[o] = r / count
      out[o + 1] = g / count
      out[o + 2] = b / count
    }
  }
  return out
}

/** A plane blurred by a box of this reach, twice: close to a bell. */
export function blur(plane: Float32Array, width: number, height: number, reach: number): Float32Array {
  if (reach < 1) return plane
  let from = plane
  for (let pass = 0; pass < 2; pass++) {
    const across = new Float32Array(from.length)
    slide(from, across, width, height, 1, width, reach)
    const down = new Float32Array(from.length)
    slide(across, down, height, width, width, 1, reach)
    from = down
  }
  return from
}

/** A running mean along one axis. */
function slide(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lanes: number,
  step: number,
  lane: number,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1)
  for (let l = 0; l < lanes; l++) {
    const start = l * lane
    const first = from[start] as number
    const last = from[start + (length - 1) * step] as number
    let sum = first * (reach + 1)
    for (let i = 1; i <= reach; i++) sum += from[start + Math.min(i, length - 1) * step] as number
    for (let i = 0; i < length; i++) {
      to[start + i * step] = sum * share
      const ahead = i + reach + 1 < length ? (from[start + (i + reach + 1) * step] as number) : last
      const behind = i - reach >= 0 ? (from[start + (i - reach) * step] as number) : first
      sum += ahead - behind
    }
  }
}
