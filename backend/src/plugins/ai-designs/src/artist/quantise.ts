import type { Field } from './field'
import { Random } from './random'

export interface Quantised {
  /** RGB triples. */
  colours: Uint8ClampedArray
  /** The index of the colour that is nearest to one. */
  nearest: (r: number, g: number, b: number) => number
}

const SAMPLES = 2600
const ROUNDS = 7

/** The few colours that stand best for a picture (k-means over a sample of it). */
export function quantise(data: Field, count: number, seed: number): Quantised {
  const random = new Random(seed)
  const pixels = data.length / 3
  const sample = new Float32Array(Math.min(SAMPLES, pixels) * 3)
  for (let i = 0; i < sample.length; i += 3) {
    const p = Math.floor(random.next() * pixels) * 3
    sample[i] = data[p] as number
    sample[i + 1] = data[p + 1] as number
    sample[i + 2] = data[p + 2] as number
  }
  const colours = startingColours(sample, count)
  const nearest = nearestOf(colours)
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float32Array(count * 4)
    for (let i = 0; i < sample.length; i += 3) {
      const [r, g, b] = [sample[i] as number, sample[i + 1] as number, sample[i + 2] as number]
      const c = nearest(r, g, b) * 4
      sums[c] = (sums[c] as number) + r
      sums[c + 1] = (sums[c + 1] as number) + g
      sums[c + 2] = (sums[c + 2] as number) + b
      sums[c + 3] = (sums[c + 3] as number) + 1
    }
    for (let c = 0; c < count; c++) {
      const share = sums[c * 4 + 3] as number
      if (share === 0) continue
      for (let k = 0; k < 3; k++) colours[c * 3 + k] = (sums[c * 4 + k] as number) / share
    }
  }
  return { colours, nearest }
}

/** Each next one is the sample that is farthest from all before it: small bright things get their colour too. */
function startingColours(sample: Float32Array, count: number): Uint8ClampedArray {
  const colours = new Uint8ClampedArray(count * 3)
  colours.set(sample.subarray(0, 3))
  const away = new Float32Array(sample.length / 3).fill(Infinity)
  for (let c = 1; c < count; c++) {
    let farthest = 0
    for (let i = 0, p = 0; i < away.length; i++, p += 3) {
      const o = (c - 1) * 3
      const dr = (sample[p] as number) - (colours[o] as number)
      const dg = (sample[p + 1] as number) - (colours[o + 1] as number)
      const db = (sample[p + 2] as number) - (colours[o + 2] as number)
      away[i] = Math.min(away[i] as number, dr * dr + dg * dg + db * db)
      if ((away[i] as number) > (away[farthest] as number)) farthest = i
    }
    colours.set(sample.subarray(farthest * 3, farthest * 3 + 3), c * 3)
  }
  return colours
}

function nearestOf(colours: Uint8ClampedArray): Quantised['nearest'] {
  return (r, g, b) => {
    let best = 0
    let least = Infinity
    for (let c = 0; c < colours.length; c += 3) {
      const dr = r - (colours[c] as number)
      const dg = g - (colours[c + 1] as number)
      const db = b - (colours[c + 2] as number)
      const away = dr * dr * 0.8 + dg * dg * 1.3 + db * db * 0.7
      if (away < least) {
        least = away
        best = c
      }
    }
    return best / 3
  }
}
