import type { Canvas } from '../canvas'
import { mix } from '../colour'
import { circlePath } from '../curves'
import type { Random } from '../random'
import { around, beadsPath, polar, xy } from './shapes'

export interface MandalaLook {
  /** From the middle outwards; used in turn. */
  fills: readonly string[]
  line: string
  glow: string
  petals: number
}

type Ring = (from: number, to: number, count: number, start: number) => string[]

const petal = (from: number, to: number, count: number, start: number, wide: number, tip = 0.78): string => {
  const w = (Math.PI / count) * wide
  const at = (r: number, angle: number): string => xy(polar(0, 0, r, angle))
  const long = to - from
  return around(count, start)
    .map(
      (a) =>
        `M${at(from, a)}C${at(from + long * 0.25, a - w * 1.1)} ${at(from + long * tip, a - w * 1.1)} ${at(to, a)}` +
        `C${at(from + long * tip, a + w * 1.1)} ${at(from + long * 0.25, a + w * 1.1)} ${at(from, a)}Z`,
    )
    .join('')
}

const dome = (from: number, to: number, count: number, start: number, wide: number): string => {
  const w = (Math.PI / count) * wide
  const at = (r: number, angle: number): string => xy(polar(0, 0, r, angle))
  const high = from + (to - from) * 1.3
  return around(count, start)
    .map((a) => `M${at(from, a - w)}C${at(high, a - w)} ${at(high, a + w)} ${at(from, a + w)}Z`)
    .join('')
}

/** Each answers with outlines from the outermost to the innermost. */
const RINGS: readonly Ring[] = [
  (from, to, count, start) => [
    petal(from, to, count, start + Math.PI / count, 0.96),
    petal(from, to * 1.02, count, start, 1),
    petal(from, from + (to - from) * 0.74, count, start, 0.62),
    petal(from, from + (to - from) * 0.44, count, start, 0.32),
  ],
  (from, to, count, start) => [
    dome(from, to, count, start, 1),
    dome(from, from + (to - from) * 0.72, count, start, 0.68),
    dome(from, from + (to - from) * 0.42, count, start, 0.36),
    beadsPath(0, 0, to * 1.03, count, (to - from) * 0.09, start + Math.PI / count),
  ],
  (from, to, count, start) => [
    petal(from * 0.86, to, count * 2, start, 0.98, 0.9),
    petal(from, to * 0.93, count * 2, start, 0.5, 0.9),
    beadsPath(0, 0, to * 1.02, count * 2, (to - from) * 0.08, start + Math.PI / count / 2),
  ],
  (from, to, count, start) => {
    const size = Math.min((to - from) * 0.5, (Math.PI * to) / count / 1.15)
    const middle = (from + to) / 2
    return [1, 0.72, 0.42, 0.16].map((k) => beadsPath(0, 0, middle, count, size * k, start))
  },
  (from, to, count, start) => [
    petal(from * 0.9, to * 1.04, count, start + Math.PI / count, 1.05, 0.62),
    petal(from * 0.9, to, count, start, 0.9, 0.5),
    petal(from, from + (to - from) * 0.66, count, start, 0.42, 0.6),
    beadsPath(0, 0, from + (to - from) * 0.8, count, (to - from) * 0.07, start),
  ],
]

/** A round ornament of rings of petals, domes and beads; drawn from its rim inwards. */
export function mandala(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  look: MandalaLook,
): void {
  const { fills, line, glow, petals } = look
  const kinds = random.shuffle([0, 1, 2, 3, 4, 0, 4])
  const edges = [1, 0.84, 0.69, 0.56, 0.44, 0.32, 0.21, 0.11]
  const fine = Math.max(1.1, r / 260)
  const at = (i: number): string => fills[((i % fills.length) + fills.length) % fills.length] ?? line
  canvas.at(x, y, 0, 1, () => {
    edges.slice(0, -1).forEach((to, k) => {
      const from = edges[k + 1] ?? 0
      const count = k > 4 ? petals / 2 : petals
      const start = k % 2 ? Math.PI / count : 0
      const ring = RINGS[kinds[k] ?? 0] ?? RINGS[0]
      const outlines = ring?.(from * r, to * r, count, start) ?? []
      const edge = mix(line, at(k), 0.15)
      outlines.forEach((d, i) => {
        canvas.path(d, {
          fill: i === outlines.length - 1 ? glow : at(k + i),
          stroke: edge,
          width: fine * (i ? 1 : 1.5),
        })
      })
      const disc = canvas.radial([
        [0, at(k + 2)],
        [1, mix(at(k + 1), at(k + 2), 0.4)],
      ])
      canvas.circle(0, 0, from * r * 1.015, { fill: disc, stroke: line, width: fine * 2 })
      canvas.circle(0, 0, from * r * 0.955, { stroke: glow, width: fine, role: 'detail' })
      if (k < 5)
        canvas.path(beadsPath(0, 0, from * r * 0.985, count * 4, fine * 1.1), { fill: glow, role: 'shade' })
    })
    canvas.path(petal(0, r * 0.105, petals / 2, 0, 1), { fill: glow, stroke: line, width: fine })
    canvas.path(circlePath(0, 0, r * 0.026), { fill: at(1), stroke: line, width: fine })
  })
}
