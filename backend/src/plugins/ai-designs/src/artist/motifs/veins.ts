import type { NoiseFunction2D } from 'simplex-noise'
import { n1, normalAt, pointAt, polygon, smooth, type Point } from '../curves'
import type { Random } from '../random'

const STEP = 13

export interface Veins {
  /** Centre lines with their widths, for soft halos. */
  soft: { d: string; width: number }[]
  crisp: string[]
  foil: string[]
  /** Points on the foil, for flakes beside it. */
  foilPoints: Point[]
}

interface Walk {
  x: number
  y: number
  heading: number
  length: number
  width: number
  gold: boolean
  depth: number
}

/** Marble veins: branching walks of varying width, which look like stone where iso-lines of noise look like a map. */
export function growVeins(random: Random, height: number, withGold: boolean): Veins & { heading: number } {
  const heading = random.range(0.6, 1) * (random.chance(0.5) ? 1 : -1)
  const noise = random.noise()
  const veins: Veins = { soft: [], crisp: [], foil: [], foilPoints: [] }
  const diagonal = Math.hypot(1000, height)
  const count = random.int(4, 6)
  for (let i = 0; i < count; i++) {
    const off = (i + random.range(0.1, 0.9)) / count - 0.5
    walk(random, noise, veins, {
      x: 500 - Math.cos(heading) * diagonal * 0.62 - Math.sin(heading) * off * diagonal,
      y: height / 2 - Math.sin(heading) * diagonal * 0.62 + Math.cos(heading) * off * diagonal,
      heading: heading + random.range(-0.12, 0.12),
      length: diagonal * 1.25,
      width: random.range(2, 7),
      gold: withGold && i % 2 === 0,
      depth: 0,
    })
  }
  for (let i = 0; i < 16; i++) {
    walk(random, noise, veins, {
      x: random.range(-100, 1000),
      y: random.range(-100, height),
      heading: heading + random.range(-0.7, 0.7),
      length: random.range(160, 520),
      width: random.range(0.6, 1.8),
      gold: false,
      depth: 2,
    })
  }
  return { ...veins, heading }
}

function walk(random: Random, noise: NoiseFunction2D, veins: Veins, from: Walk): void {
  const { heading, length, width, gold, depth } = from
  const steps = Math.max(2, Math.floor(length / STEP))
  const phase = random.next() * 90
  const points: Point[] = []
  const widths: number[] = []
  let { x, y } = from
  for (let i = 0; i <= steps; i++) {
    points.push([x, y])
    const taper = 0.25 + 0.75 * Math.sin(Math.PI * Math.min(1, (i / steps) * 0.9 + 0.08))
    widths.push(width * taper * (0.45 + 0.9 * Math.abs(noise(i * 0.09 + phase, 3))))
    const turn =
      noise(i * 0.03 + phase, 1) * 0.85 + noise(i * 0.16 + phase, 7) * 0.55 + noise(i * 0.7, phase) * 0.3
    x += Math.cos(heading + turn) * STEP
    y += Math.sin(heading + turn) * STEP
    if (depth < 3 && random.chance(depth ? 0.028 : 0.05)) {
      const away = (random.chance(0.5) ? 1 : -1) * random.range(0.35, 0.95)
      walk(random, noise, veins, {
        x,
        y,
        heading: heading + turn + away,
        length: length * random.range(0.16, 0.45),
        width: width * 0.55,
        gold: gold && random.chance(0.6),
        depth: depth + 1,
      })
    }
  }
  const side = (factor: number): Point[] =>
    points.map(([px, py], i) => {
      const normal = normalAt(points, i)
      const w = pointAt(widths, i) * factor
      return [px + normal.x * w, py + normal.y * w] as const
    })
  if (depth < 2) {
    veins.soft.push({ d: smooth(points.filter((_, i) => i % 3 === 0)), width: width * (depth ? 5 : 9) })
  }
  const outline = polygon([...side(1), ...side(-0.8).toReversed()], true)
  ;(gold ? veins.foil : veins.crisp).push(outline)
  if (gold) veins.foilPoints.push(...points)
}

/** Small flakes of foil scattered along the gold veins. */
export function foilFlakes(random: Random, points: readonly Point[], count: number): string {
  let d = ''
  for (let i = 0; i < count && points.length > 0; i++) {
    const [px, py] = random.pick(points)
    const q = random.range(0.8, 3.4)
    const [x, y] = [px + random.bell() * 22, py + random.bell() * 22]
    d += `M${n1(x - q)} ${n1(y)}l${n1(q)} ${n1(-q * 0.8)}l${n1(q)} ${n1(q * 0.7)}l${n1(-q)} ${n1(q)}Z`
  }
  return d
}
