import { channels, type Channels } from '../colour'
import { grid, smoothStep, type Field } from '../field'
import { fractal, type Random } from '../random'

export interface ContourLook {
  /** One for each layer, from the lowest. */
  colours: readonly string[]
  /** How strongly layers are bent round each other. */
  swirl: number
  /** Size of the forms: 1 about a third of the picture. */
  scale: number
  /** Metal between the layers, and its width in thousandths of the picture's width; nothing without it. */
  vein?: { colour: string; width: number }
  /** How far a layer throws its shadow on the one below, 0 for flat ink. */
  shadow: number
  /** 0 flat layers, 1 each runs into the next. */
  blend: number
}

const COLUMNS = 300
const BLACK: Channels = [0, 0, 0]

/** Layers of poured ink or cut paper: level lines of a folded noise, the same at any resolution. */
export function contourField(width: number, height: number, random: Random, look: ContourLook): Field {
  const count = look.colours.length
  const tones = look.colours.map(channels)
  const { values, columns, step } = levels(width, height, random, look)
  const metal = look.vein ? channels(look.vein.colour) : null
  const unit = 1000 / width
  const half = look.vein ? look.vein.width / unit / 2 : 0
  const reach = 30 / unit
  const [row, across, down] = [
    new Float32Array(columns),
    new Float32Array(columns),
    new Float32Array(columns),
  ]
  const out = new Uint8ClampedArray(width * height * 3)
  for (let y = 0, o = 0; y < height; y++) {
    readRow(y / step)
    for (let x = 0; x < width; x++, o += 3) {
      const fx = x / step
      const i = fx | 0
      const t = fx - i
      const value = lerp(row[i], row[i + 1], t)
      const slopeX = lerp(across[i], across[i + 1], t)
      const slopeY = lerp(down[i], down[i + 1], t)
      const slope = Math.sqrt(slopeX * slopeX + slopeY * slopeY) + 1e-5
      const index = Math.min(count - 1, value | 0)
      const part = value - index
      const top = index + 1 === count
      const own = tones[index] ?? BLACK
      const next = tones[top ? index : index + 1] ?? BLACK
      // The rim of a layer is smoothed over one pixel of its level line.
      const rim = part > 1 - slope ? (part - 1 + slope) / slope / 2 : 0
      const amount = Math.max(rim, look.blend > 0 ? smoothStep(0.1, 1, part) * look.blend : 0)
      let light = 1 + ((slopeX - slopeY) / unit) * look.blend * 9
      const away = top ? reach : (1 - part) / slope
      if (look.shadow > 0) {
        if (away < reach) light *= 1 - look.shadow * (1 - away / reach) ** 2
        light *= 1.04 - part * 0.08
      }
      let glint = 0
      let sheen = 1
      if (metal) {
        const distance = Math.min(index > 0 ? part / slope : reach, away)
        if (distance < half + 2) {
          glint = 1 - smoothStep(half - 0.6, half + 0.9, distance)
          sheen = 0.8 + 0.4 * Math.abs(Math.sin((x + y * 0.7) * unit * 0.009 + value * 3))
        }
      }
      for (const k of [0, 1, 2] as const) {
        const ink = (own[k] + (next[k] - own[k]) * amount) * light
        out[o + k] = metal && glint > 0 ? ink + (metal[k] * sheen - ink) * glint : ink
      }
    }
  }
  return out

  function readRow(fy: number): void {
    const j = fy | 0
    const t = fy - j
    const at = j * columns
    for (let i = 0; i < columns; i++) {
      const [a, b] = [values[at + i] ?? 0, values[at + columns + i] ?? 0]
      row[i] = a + (b - a) * t
      const [before, after] = [values[at - columns + i] ?? a, values[at + 2 * columns + i] ?? b]
      // The slope changes smoothly from one row of the grid to the next.
      down[i] = ((b - before) * (1 - t) + (after - a) * t) / (2 * step)
    }
    for (let i = 0; i < columns; i++) {
      across[i] = ((row[Math.min(columns - 1, i + 1)] ?? 0) - (row[Math.max(0, i - 1)] ?? 0)) / (2 * step)
    }
  }
}

const lerp = (a = 0, b = 0, t: number): number => a + (b - a) * t

/** The height of the layers on a coarse grid, 0 to their number. */
function levels(
  width: number,
  height: number,
  random: Random,
  look: ContourLook,
): { values: Float32Array; columns: number; step: number } {
  const noise = random.noise()
  const unit = 1000 / width
  const offset = random.next() * 90
  const f = 1 / (1000 * look.scale)
  const step = Math.max(1, width / COLUMNS)
  const bend = (dx: number, dy: number): ((x: number, y: number) => number) =>
    grid(width * 1.1, height * 1.1, step * 3, (x, y) =>
      fractal(noise, x * unit * f * 0.62 + dx, y * unit * f * 0.5 + dy, 2, 0.45),
    )
  const [bx, by] = [bend(offset, 3), bend(31, offset)]
  const columns = Math.ceil(width / step) + 3
  const rows = Math.ceil(height / step) + 3
  const values = new Float32Array(columns * rows)
  const count = look.colours.length
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [x, y] = [i * step, j * step]
      const u = x * unit * f + bx(x, y) * look.swirl + offset * 0.3
      const v = y * unit * f * 0.7 + by(x, y) * look.swirl
      const value = (fractal(noise, u, v, 2, 0.22) * 0.62 + 0.5) * count
      values[j * columns + i] = Math.max(0.02, Math.min(count - 0.02, value))
    }
  }
  return { values, columns, step }
}
