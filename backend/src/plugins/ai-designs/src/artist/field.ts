import { channels, ramp } from './colour'
import { skyAt, skyTop, type Palette } from './palettes'
import { fractal, type Random } from './random'

/** RGB bytes, row by row. */
export type Field = Uint8ClampedArray
type Sample = (x: number, y: number) => number

export function smoothStep(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

/** Evaluates a function on a coarse grid and reads it bilinearly: looks the same as every pixel, at a fraction of the time. */
export function grid(width: number, height: number, step: number, value: Sample): Sample {
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const cells = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) cells[j * columns + i] = value(i * step, j * step)
  }
  return (x, y) => {
    const [fx, fy] = [x / step, y / step]
    const [i, j] = [fx | 0, fy | 0]
    const [u, v] = [fx - i, fy - j]
    const o = j * columns + i
    const [a = 0, b = 0] = [cells[o], cells[o + 1]]
    const [c = 0, d = 0] = [cells[o + columns], cells[o + columns + 1]]
    return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v
  }
}

/** Cloudy stone; its veins are drawn as vectors above it. */
export function marbleField(
  width: number,
  height: number,
  random: Random,
  colours: readonly string[],
  heading: number,
): Field {
  const noise = random.noise()
  const unit = 1000 / width
  const offset = random.next() * 90
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  const cloud = grid(width, height, 6, (px, py) => {
    const [x, y] = [px * unit, py * unit]
    const u = (x * cos + y * sin) * 0.001
    const v = (-x * sin + y * cos) * 0.0024
    const a = fractal(noise, u + offset, v, 3)
    const b = fractal(noise, u + 31, v + offset, 3)
    return fractal(noise, u * 1.3 + a * 0.9, v * 1.3 + b * 0.9, 6, 0.55)
  })
  const fine = grid(width, height, 3, (x, y) => fractal(noise, x * unit * 0.012, y * unit * 0.012, 3))
  const table = lookup(colours)
  return paint(width, height, (x, y) => 0.36 + cloud(x, y) * 0.62 + fine(x, y) * 0.035, table)
}

/** Alcohol ink: folded bands of colour with soft relief. */
export function fluidField(width: number, height: number, random: Random, colours: readonly string[]): Field {
  const noise = random.noise()
  const unit = 1000 / width
  const offset = random.next() * 90
  const scale = random.range(0.42, 0.66)
  const warp = (dx: number, dy: number): Sample =>
    grid(width, height, 8, (x, y) =>
      fractal(noise, x * unit * 0.0012 * scale + dx, y * unit * 0.0009 * scale + dy, 3),
    )
  const [wx, wy] = [warp(offset, 0), warp(31, offset)]
  const flow = grid(width, height, 4, (x, y) =>
    fractal(
      noise,
      x * unit * 0.001 * scale + wx(x, y) * 1.35 + offset * 0.3,
      y * unit * 0.0008 * scale + wy(x, y) * 1.35,
      4,
      0.36,
    ),
  )
  const grainy = grid(width, height, 5, (x, y) =>
    fractal(noise, x * unit * 0.002 + 60 + wy(x, y), y * unit * 0.002 + wx(x, y), 4),
  )
  const bands = random.range(3, 4.6)
  const relief = grid(width, height, 2, (x, y) => {
    const value = flow(x, y)
    const q = (value * 0.5 + 0.5) * bands
    const part = q - Math.floor(q)
    const fold = -0.3 * Math.exp(-part * 9) + 0.1 * Math.exp(-(1 - part) * 7)
    return 1 + fold + (flow(x + 2, y) - value - (flow(x, y + 2) - value)) * 4.5
  })
  const table = lookup(colours)
  return paint(width, height, (x, y) => 0.5 + flow(x, y) * 0.62 + grainy(x, y) * 0.13, table, relief)
}

/** A nebula: a wandering band of gas, dust lanes and a fine sprinkling of stars. */
export function nebulaField(width: number, height: number, random: Random, palette: Palette): Field {
  const noise = random.noise()
  const unit = 1000 / width
  const angle = random.range(-0.9, 0.9)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const offset = random.next() * 50
  const middle = (500 * height) / width
  const warp = (dx: number, dy: number): Sample =>
    grid(width, height, 10, (x, y) => fractal(noise, x * unit * 0.0013 + dx, y * unit * 0.0013 + dy, 3))
  const [wx, wy] = [warp(offset, 0), warp(31, offset)]
  const band = grid(width, height, 10, (px, py) => {
    const across = ((px * unit - 500) * cos + (py * unit - middle) * sin) / 1000 + wx(px, py) * 0.28
    return Math.exp(-((across / 0.3) ** 2))
  })
  const gas = (seed: number, frequency: number, octaves: number, folds: number): Sample =>
    grid(
      width,
      height,
      6,
      (x, y) =>
        fractal(
          noise,
          x * unit * frequency + wx(x, y) * folds + seed,
          y * unit * frequency + wy(x, y) * folds - seed,
          octaves,
          0.54,
        ) *
          0.5 +
        0.5,
    )
  const [a, b, c, dust] = [
    gas(3, 0.0019, 6, 0.55),
    gas(41, 0.0016, 5, 0.7),
    gas(77, 0.0033, 5, 0.6),
    gas(120, 0.0042, 5, 0.9),
  ]
  const [deep, base] = [channels(skyTop(palette)), channels(skyAt(palette, 1))]
  const tints = [
    skyAt(palette, 2),
    skyAt(palette, 3),
    palette.flowers[0],
    palette.accent2,
    palette.light,
  ].map(channels)
  const [t1, t2, t3, t4, t5] = tints as [typeof deep, typeof deep, typeof deep, typeof deep, typeof deep]
  const out = new Uint8ClampedArray(width * height * 3)
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o += 3) {
      const near = band(x, y)
      const [A, B] = [a(x, y), b(x, y)]
      const lane = smoothStep(0.52, 0.78, dust(x, y)) * near
      const mist = smoothStep(0.2, 0.75, A) * 0.8
      const first = smoothStep(0.34, 0.8, A) * (0.25 + near) * 0.79
      const second = smoothStep(0.42, 0.8, B) * near * 0.71
      const third = smoothStep(0.55, 0.9, c(x, y)) * smoothStep(0.4, 0.7, A) * near * 0.5
      const core = (smoothStep(0.5, 0.86, A * 0.55 + B * 0.45) * near) ** 2.2 * 1.04
      const veil = smoothStep(0.5, 0.85, 1 - B) * (0.2 + 0.5 * near) * 0.22
      const dim = 1 - 0.72 * lane * (1 - core * 0.4)
      for (const k of [0, 1, 2] as const) {
        const gasLight = t1[k] * first + t2[k] * second + t3[k] * veil + t4[k] * third + t5[k] * core
        out[o + k] = (deep[k] + (base[k] - deep[k]) * mist + gasLight) * dim
      }
    }
  }
  sprinkle(out, width, height, random, band)
  return out
}

function sprinkle(out: Field, width: number, height: number, random: Random, band: Sample): void {
  const count = Math.round((width * height) / 190)
  for (let i = 0; i < count; i++) {
    const x = Math.floor(random.next() * (width - 1))
    const y = Math.floor(random.next() * (height - 1))
    if (random.next() > 0.22 + band(x, y)) continue
    const light = 60 + 195 * random.next() ** 3.2
    const warm = random.next()
    const at = (y * width + x) * 3
    for (const [step, share] of [
      [0, 1],
      [3, 0.45],
      [width * 3, 0.45],
      [width * 3 + 3, 0.2],
    ] as const) {
      const o = at + step
      out[o] = (out[o] ?? 0) + light * (0.8 + 0.2 * warm) * share
      out[o + 1] = (out[o + 1] ?? 0) + light * 0.93 * share
      out[o + 2] = (out[o + 2] ?? 0) + light * (1 - 0.2 * warm) * share
    }
  }
}

const TABLE_SIZE = 512

function lookup(colours: readonly string[]): Float32Array {
  const table = new Float32Array(TABLE_SIZE * 3)
  ramp(colours, TABLE_SIZE).forEach((colour, i) => table.set(channels(colour), i * 3))
  return table
}

function paint(width: number, height: number, value: Sample, table: Float32Array, relief?: Sample): Field {
  const out = new Uint8ClampedArray(width * height * 3)
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o += 3) {
      const k = Math.min(TABLE_SIZE - 1, Math.max(0, (value(x, y) * (TABLE_SIZE - 1)) | 0)) * 3
      const light = relief ? relief(x, y) : 1
      out[o] = (table[k] ?? 0) * light
      out[o + 1] = (table[k + 1] ?? 0) * light
      out[o + 2] = (table[k + 2] ?? 0) * light
    }
  }
  return out
}
