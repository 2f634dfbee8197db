import type { Field } from '../field'
import { blur, lightOf } from '../pixels'

const LEVELS = 8

/** A field of colour as sheets of paper, the lighter ones above and a shadow under the rim of each. */
export function sheets(field: Field, width: number, height: number): Field {
  const light = blur(lightOf(field), width, height, Math.max(2, Math.round(width / 90)))
  const spread = rangeOf(light)
  const level = Uint8Array.from(light, (value) =>
    Math.max(0, Math.min(LEVELS - 1, Math.floor(((value - spread.low) / spread.size) * LEVELS))),
  )
  const sums = new Float64Array(LEVELS * 4)
  for (let i = 0, p = 0; i < level.length; i += 3, p += 9) {
    const c = (level[i] as number) * 4
    for (let k = 0; k < 3; k++) sums[c + k] = (sums[c + k] as number) + (field[p + k] as number)
    sums[c + 3] = (sums[c + 3] as number) + 1
  }
  const shadow = new Float32Array(level.length)
  const [dx, dy] = [Math.round(width * 0.009), Math.round(width * 0.016)]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const from = Math.max(0, y - dy) * width + Math.max(0, x - dx)
      if ((level[from] as number) > (level[i] as number)) shadow[i] = 1
    }
  }
  const soft = blur(shadow, width, height, Math.max(1, Math.round(width / 260)))
  const out = new Uint8ClampedArray(field.length)
  for (let i = 0, p = 0; i < level.length; i++, p += 3) {
    const c = (level[i] as number) * 4
    const share = 1 / Math.max(1, sums[c + 3] as number)
    const lit = (1 - 0.42 * (soft[i] as number)) * (1.04 + 0.02 * (level[i] as number))
    for (let k = 0; k < 3; k++) out[p + k] = (sums[c + k] as number) * share * lit
  }
  return out
}

function rangeOf(light: Float32Array): { low: number; size: number } {
  let [low, high] = [1, 0]
  for (const value of light) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return { low, size: Math.max(0.02, high - low) * 1.0001 }
}
