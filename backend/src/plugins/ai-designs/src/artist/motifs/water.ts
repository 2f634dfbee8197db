import type { Canvas } from '../canvas'
import { shift } from '../colour'
import { n1, smooth, type Point } from '../curves'
import type { Random } from '../random'

/** Short strokes of light on water, thicker towards the viewer and gathered below the light. */
export function glints(
  canvas: Canvas,
  random: Random,
  y: number,
  count: number,
  colour: string,
  lightX: number,
): void {
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.45
    const line = y + 5 + t * (canvas.height - y)
    const width = (16 + 180 * t) * random.range(0.35, 1.2)
    const x = random.chance(0.45) ? lightX + random.bell() * (35 + 150 * t) : random.next() * 1000
    const half = n1(width / 2)
    const d = `M${n1(x - width / 2)} ${n1(line)}q${half} ${n1(2 + 4 * t)} ${n1(width)} 0q${-half} ${n1(-1 - 3 * t)} ${n1(-width)} 0Z`
    canvas.path(d, { fill: colour, opacity: (0.1 + 0.33 * random.next()) * (1 - t * 0.5), role: 'detail' })
  }
}

export interface WaveRow {
  y: number
  amplitude: number
  length: number
  colour: string
  edge: string
  lines?: number
}

/** One row of trochoid waves with echoing contour lines. */
export function waveRow(canvas: Canvas, random: Random, row: WaveRow): void {
  const { y, amplitude, length, colour, edge, lines = 4 } = row
  const phase = random.next() * 6
  const points: Point[] = Array.from({ length: 91 }, (_, i) => {
    const u = (i / 90) * (1000 + 2 * length) - length
    const p = (u / length) * Math.PI * 2 + phase
    return [
      u + Math.sin(p) * amplitude * 0.75,
      y - Math.cos(p) * amplitude + Math.sin(u / 190 + phase) * 7,
    ] as const
  })
  const fill = canvas.linear(
    [
      [0, colour],
      [1, shift(colour, { lightness: -0.08 })],
    ],
    [0, y - amplitude, 0, y + amplitude * 5],
    'userSpaceOnUse',
  )
  const below = n1(canvas.height + 20)
  canvas.path(`${smooth(points)}L1300 ${below}L-300 ${below}Z`, { fill })
  for (let k = 0; k < lines; k++) {
    const echo = points.map(([x, py]) => [x, py + 5 + k * amplitude * 0.42] as const)
    canvas.path(smooth(echo), {
      stroke: edge,
      width: k ? 3.2 - k * 0.4 : 5,
      opacity: 0.9 - k * 0.17,
      role: k ? 'detail' : undefined,
    })
  }
}
