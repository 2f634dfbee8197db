import { channels, type Channels } from '../colour'
import { grid, smoothStep, type Field, type Grid } from '../field'
import { skyAt, skyTop, type Palette } from '../palettes'
import { fractal, type Random } from '../random'

/** A nebula: a wandering band of gas, dust lanes and a fine sprinkling of stars. */
export function nebulaField(width: number, height: number, random: Random, palette: Palette): Field {
  const noise = random.noise()
  const unit = 1000 / width
  const angle = random.range(-0.9, 0.9)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const offset = random.next() * 50
  const middle = (500 * height) / width
  const warp = (dx: number, dy: number): Grid =>
    grid(width, height, 10, (x, y) => fractal(noise, x * unit * 0.0013 + dx, y * unit * 0.0013 + dy, 3))
  const [wx, wy] = [warp(offset, 0), warp(31, offset)]
  const band = grid(width, height, 10, (px, py) => {
    const across = ((px * unit - 500) * cos + (py * unit - middle) * sin) / 1000 + wx(px, py) * 0.28
    return Math.exp(-((across / 0.3) ** 2))
  })
  const gas = (seed: number, frequency: number, octaves: number, folds: number): Grid =>
    grid(
      width,
      height,
      8,
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
  // Gas is soft: its light is mixed on a grid of its own, only the stars are as sharp as the picture.
  const mixed = mixGas(width, height, { band, a, b, c, dust }, [deep, base, t1, t2, t3, t4, t5])
  const out = new Uint8ClampedArray(width * height * 3)
  for (let k = 0; k < 3; k++) {
    const plane = mixed[k]
    for (let y = 0, o = k; plane && y < height; y++) {
      const values = plane.row(y)
      for (let x = 0; x < width; x++, o += 3) out[o] = values[x] as number
    }
  }
  sprinkle(out, width, height, random, band)
  return out
}

interface Gases {
  band: Grid
  a: Grid
  b: Grid
  c: Grid
  dust: Grid
}
type Seven = readonly [Channels, Channels, Channels, Channels, Channels, Channels, Channels]

const STEP = 4

/** Red, green and blue of the gas. */
function mixGas(width: number, height: number, { band, a, b, c, dust }: Gases, tints: Seven): Grid[] {
  const [deep, base, t1, t2, t3, t4, t5] = tints
  const columns = Math.ceil(width / STEP) + 2
  const rows = Math.ceil(height / STEP) + 2
  const planes = [0, 1, 2].map(() => new Float32Array(columns * rows))
  for (let j = 0, i = 0; j < rows; j++) {
    for (let k = 0; k < columns; k++, i++) {
      const [x, y] = [Math.min(width, k * STEP), Math.min(height, j * STEP)]
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
      for (const n of [0, 1, 2] as const) {
        const light = t1[n] * first + t2[n] * second + t3[n] * veil + t4[n] * third + t5[n] * core
        const plane = planes[n]
        if (plane) plane[i] = (deep[n] + (base[n] - deep[n]) * mist + light) * dim
      }
    }
  }
  return planes.map((plane) =>
    grid(width, height, STEP, (x, y) => plane[(y / STEP) * columns + x / STEP] as number),
  )
}

function sprinkle(out: Field, width: number, height: number, random: Random, band: Grid): void {
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
