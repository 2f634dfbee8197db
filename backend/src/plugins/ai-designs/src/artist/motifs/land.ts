import type { NoiseFunction2D } from 'simplex-noise'
import type { Canvas } from '../canvas'
import { mix } from '../colour'
import { n1, pointAt, polygon, type Point } from '../curves'
import { fractal, type Random } from '../random'

export interface RidgeShape {
  base: number
  height: number
  frequency: number
  offset: number
  octaves?: number
  /** 0 rolling, 1 all crests. */
  crests?: number
}

export function ridgeLine(noise: NoiseFunction2D, shape: RidgeShape): Point[] {
  const { base, height, frequency, offset, octaves = 5, crests = 0.5 } = shape
  return Array.from({ length: 131 }, (_, i) => {
    const x = -20 + (1040 * i) / 130
    const u = (x / 1000) * frequency + offset
    const rolling = fractal(noise, u, offset * 3.1, octaves, 0.46)
    const crest = 1 - Math.abs(fractal(noise, u * 0.9, offset + 7, octaves, 0.45)) * 2
    return [x, base - height * (rolling * (1 - crests) + crest * crests)] as const
  })
}

/** Ground below a line, fading from its crest to `foot`. */
export function ridge(
  canvas: Canvas,
  points: readonly Point[],
  top: string,
  bottom: string,
  foot = canvas.height,
): void {
  const crest = Math.min(...points.map(([, y]) => y))
  const fill = canvas.linear(
    [
      [0, top],
      [1, bottom],
    ],
    [0, crest, 0, Math.max(foot, crest + 1)],
    'userSpaceOnUse',
  )
  canvas.path(`${polygon(points)}L1020 ${n1(canvas.height + 10)}L-20 ${n1(canvas.height + 10)}Z`, { fill })
}

export interface PeakColours {
  lit: string
  shaded: string
  snow: string
}

/** A mountain with a lit side, a shaded side and a ragged cap of snow. */
export function peak(
  canvas: Canvas,
  random: Random,
  x: number,
  base: number,
  width: number,
  height: number,
  { lit, shaded, snow }: PeakColours,
): void {
  const noise = random.noise()
  const steps = 24
  const top: Point = [x, base - height]
  const side = (sign: number, seed: number): Point[] =>
    Array.from({ length: steps }, (_, i) => {
      const t = (i + 1) / steps
      return [
        x + sign * width * 0.5 * t ** 0.93 + noise(t * 6, seed) * 16 * t,
        base - height * (1 - t) + noise(t * 9, seed + 1) * 10,
      ] as const
    })
  const [left, right] = [side(-1, 1), side(1, 3)]
  const middle: Point[] = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const wander = noise(t * 5, 8) * width * 0.07 * (0.3 + t) + width * 0.03 * t + (i % 2 ? 10 : -10) * t
    return [x + wander, base - height * (1 - t)] as const
  })
  const litFill = canvas.linear([
    [0, lit],
    [1, mix(lit, shaded, 0.25)],
  ])
  canvas.path(polygon([...left.toReversed(), top, ...right], true), { fill: litFill })
  const shadedFill = canvas.linear([
    [0, shaded],
    [1, mix(shaded, lit, 0.35)],
  ])
  canvas.path(polygon([top, ...right, ...middle.toReversed()], true), {
    fill: shadedFill,
    opacity: 0.9,
    role: canvas.line ? 'detail' : undefined,
  })
  const cap = Math.floor(steps * 0.34)
  const centre = pointAt(middle, cap)
  const ragged = (from: Point, to: Point): Point[] =>
    Array.from({ length: 8 }, (_, i) => {
      const drop = i % 2 ? height * 0.075 * random.range(0.5, 1.3) : -height * 0.035 * random.next()
      return [from[0] + ((to[0] - from[0]) * i) / 7, base - height * 0.66 + drop] as const
    })
  const spine = middle.slice(0, cap)
  const leftCap = ragged(pointAt(left, cap - 1), centre)
  const rightCap = ragged(centre, pointAt(right, cap - 1))
  canvas.path(polygon([...leftCap, ...spine.toReversed(), ...left.slice(0, cap - 1)], true), { fill: snow })
  canvas.path(polygon([...rightCap.toReversed(), ...spine.toReversed(), ...right.slice(0, cap - 1)], true), {
    fill: mix(snow, shaded, 0.3),
    role: canvas.line ? 'detail' : undefined,
  })
}

function pinePath(random: Random, x: number, y: number, height: number): string {
  const tiers = Math.max(5, Math.round(height / 16))
  const width = height * random.range(0.17, 0.23)
  const trunk = height * 0.018
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers
    const tier = y - height + height * 0.95 * t
    const reach = (): number => width * t ** 0.85 * random.range(0.78, 1.12)
    const [a, b] = [reach(), reach()]
    left.push([x - a, tier + random.range(0, 3)], [x - a * 0.42, tier - height * 0.012])
    right.push([x + b, tier + random.range(0, 3)], [x + b * 0.42, tier - height * 0.012])
  }
  const foot: Point[] = [
    [x + trunk, y - height * 0.05],
    [x + trunk, y + 6],
    [x - trunk, y + 6],
    [x - trunk, y - height * 0.05],
  ]
  return polygon([[x, y - height], ...right, ...foot, ...left.toReversed()], true)
}

/** A stand of pines along a ridge. */
export function pines(
  canvas: Canvas,
  random: Random,
  ridgePoints: readonly Point[],
  count: number,
  low: number,
  high: number,
  fill: string,
): void {
  if (canvas.omits('tree pine forest')) return
  if (ridgePoints.length === 0) return
  let d = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = random.pick(ridgePoints)
    const tall = random.range(low, high) * (random.chance(0.18) ? 1.35 : 1)
    d += pinePath(random, x + random.range(-5, 5), y + 12, tall)
  }
  canvas.path(d, { fill, role: canvas.line ? 'solid' : undefined })
}
