import type { Field } from './field'

export interface Segments {
  /** The piece of each pixel. */
  labels: Uint16Array
  /** RGB of each piece. */
  colours: Float32Array
}

const ROUNDS = 5
/** Rounds of voting with the neighbours: a piece of glass has no crumbs. */
const SMOOTHINGS = 4
/** How much a piece keeps together: higher makes them rounder, lower lets them follow colour. */
const COMPACT = 46

/** Cuts a picture into pieces of one colour each that follow its edges (SLIC superpixels), `across` of them in a row. */
export function segment(data: Field, width: number, height: number, across: number): Segments {
  const pitch = width / across
  const rows = Math.max(1, Math.round(height / pitch))
  const count = across * rows
  // x, y, r, g, b
  const centres = new Float32Array(count * 5)
  for (let j = 0, c = 0; j < rows; j++) {
    for (let i = 0; i < across; i++, c += 5) {
      const x = Math.min(width - 1, Math.floor((i + (j % 2 ? 0.75 : 0.25)) * pitch))
      const y = Math.min(height - 1, Math.floor(((j + 0.5) * height) / rows))
      const p = (y * width + x) * 3
      centres.set([x, y, data[p] ?? 0, data[p + 1] ?? 0, data[p + 2] ?? 0], c)
    }
  }
  let labels = new Uint16Array(width * height)
  const away = new Float32Array(width * height)
  const spread = (COMPACT / pitch) ** 2
  for (let round = 0; round < ROUNDS; round++) {
    away.fill(Infinity)
    for (let label = 0; label < count; label++)
      claim(data, width, height, centres, label, pitch, spread, labels, away)
    recentre(data, width, labels, centres, count)
  }
  for (let pass = 0; pass < SMOOTHINGS; pass++) labels = vote(labels, width, height)
  const colours = new Float32Array(count * 3)
  for (let label = 0; label < count; label++)
    colours.set(centres.subarray(label * 5 + 2, label * 5 + 5), label * 3)
  return { labels, colours }
}

function claim(
  data: Field,
  width: number,
  height: number,
  centres: Float32Array,
  label: number,
  pitch: number,
  spread: number,
  labels: Uint16Array,
  away: Float32Array,
): void {
  const [cx = 0, cy = 0, r = 0, g = 0, b = 0] = centres.subarray(label * 5, label * 5 + 5)
  const reach = pitch * 1.6
  const [left, right] = [Math.max(0, Math.floor(cx - reach)), Math.min(width, Math.ceil(cx + reach))]
  const [top, foot] = [Math.max(0, Math.floor(cy - reach)), Math.min(height, Math.ceil(cy + reach))]
  for (let y = top; y < foot; y++) {
    for (let x = left, i = y * width + left, p = i * 3; x < right; x++, i++, p += 3) {
      const dr = (data[p] as number) - r
      const dg = (data[p + 1] as number) - g
      const db = (data[p + 2] as number) - b
      const far = dr * dr + dg * dg + db * db + ((x - cx) ** 2 + (y - cy) ** 2) * spread
      if (far < (away[i] as number)) {
        away[i] = far
        labels[i] = label
      }
    }
  }
}

function recentre(
  data: Field,
  width: number,
  labels: Uint16Array,
  centres: Float32Array,
  count: number,
): void {
  const sums = new Float64Array(count * 6)
  for (let i = 0, p = 0; i < labels.length; i++, p += 3) {
    const c = (labels[i] as number) * 6
    sums[c] = (sums[c] as number) + (i % width)
    sums[c + 1] = (sums[c + 1] as number) + Math.floor(i / width)
    sums[c + 2] = (sums[c + 2] as number) + (data[p] as number)
    sums[c + 3] = (sums[c + 3] as number) + (data[p + 1] as number)
    sums[c + 4] = (sums[c + 4] as number) + (data[p + 2] as number)
    sums[c + 5] = (sums[c + 5] as number) + 1
  }
  for (let label = 0; label < count; label++) {
    const size = sums[label * 6 + 5] as number
    if (size === 0) continue
    for (let k = 0; k < 5; k++) centres[label * 5 + k] = (sums[label * 6 + k] as number) / size
  }
}

/** Each pixel takes the label that most of the pixels round it have. */
function vote(labels: Uint16Array, width: number, height: number): Uint16Array<ArrayBuffer> {
  const out = new Uint16Array(labels)
  const reach = 2
  const seen = new Uint16Array((2 * reach + 1) ** 2)
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x
      const own = labels[i] as number
      if (
        own === labels[i - 1] &&
        own === labels[i + 1] &&
        own === labels[i - width] &&
        own === labels[i + width]
      )
        continue
      let n = 0
      for (let v = -reach; v <= reach; v++) {
        for (let u = -reach; u <= reach; u++) seen[n++] = labels[i + v * width + u] as number
      }
      out[i] = mostFrequent(seen, own)
    }
  }
  return out
}

function mostFrequent(values: Uint16Array, usual: number): number {
  const sorted = values.slice().sort()
  let best = usual
  let most = 0
  for (let i = 0, run = 0; i < sorted.length; i++) {
    run = i > 0 && sorted[i] === sorted[i - 1] ? run + 1 : 1
    if (run > most) {
      most = run
      best = sorted[i] as number
    }
  }
  return best
}
