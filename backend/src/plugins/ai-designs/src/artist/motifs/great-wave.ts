import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { n1, normalAt, pointAt, smooth, spline, type Point } from '../curves'
import type { Random } from '../random'

const STEPS = 60
const BACK: readonly Point[] = [
  [-120, 1040],
  [40, 860],
  [150, 700],
  [260, 560],
  [400, 450],
  [560, 410],
  [700, 440],
  [800, 520],
  [850, 620],
  [846, 700],
]
const FACE: readonly Point[] = [
  [-120, 1240],
  [120, 1160],
  [300, 1090],
  [420, 1000],
  [490, 900],
  [530, 790],
  [600, 705],
  [690, 672],
  [770, 680],
  [846, 700],
]

export interface WaveLook {
  bands: readonly string[]
  foam: string
  top: number
  mirrored: boolean
  scale: number
}

/** A breaking wave after the woodblock masters: ribbons of blue between back and face, lace and claws of foam. */
export function greatWave(canvas: Canvas, random: Random, look: WaveLook): void {
  const { bands, foam, top, mirrored, scale } = look
  const jitter = ([x, y]: Point): Point => [x, y + random.range(-12, 12)]
  const back = spline(BACK.map(jitter), STEPS)
  const face = spline(FACE.map(jitter), STEPS)
  const draw = (): void => {
    ribbons(canvas, back, face, bands)
    lace(canvas, random, back, foam, bands[3] ?? foam)
    claws(canvas, random, back, foam)
    spray(canvas, random, back, foam)
  }
  canvas.at(mirrored ? 1000 : 0, top, 0, scale, draw, mirrored ? -scale : scale)
}

function ribbons(canvas: Canvas, back: Point[], face: Point[], bands: readonly string[]): void {
  const count = 9
  const layer = (t: number): Point[] =>
    back.map(([x, y], i) => {
      const [fx, fy] = pointAt(face, i)
      const ripple = Math.sin(i * 0.3 + t * 9) * 3 * (1 - Math.abs(t - 0.5) * 2)
      return [x + (fx - x) * t, y + (fy - y) * t + ripple] as const
    })
  for (let k = 0; k < count; k++) {
    const outline = smooth([...layer(k / count), ...layer((k + 1) / count).toReversed()], true)
    canvas.path(outline, { fill: pointAt(bands, k % bands.length) })
  }
  const edge = shift(pointAt(bands, 0), { lightness: -0.12 })
  canvas.path(smooth(back), { stroke: edge, width: 4 }).path(smooth(face), { stroke: edge, width: 4 })
}

function lace(canvas: Canvas, random: Random, back: Point[], foam: string, tint: string): void {
  const layers = [
    { inset: 9, depth: 70, size: 24, fill: mix(foam, tint, 0.5) },
    { inset: 2, depth: 46, size: 22, fill: mix(foam, tint, 0.16) },
    { inset: -5, depth: 20, size: 19, fill: foam },
  ]
  for (const { inset, depth, size, fill } of layers) {
    for (let i = 10; i < STEPS; i++) {
      const growth = (i - 10) / 49
      const normal = normalAt(back, i)
      const [x, y] = pointAt(back, i)
      for (let m = 0; m < 3; m++) {
        const r = (5 + size * growth) * random.range(0.65, 1.25)
        const away = depth * growth * (m / 2) * random.range(0.7, 1.2) - r * 0.3 + inset
        const [cx, cy] = [
          x + normal.x * away + random.range(-5, 5),
          y + normal.y * away + random.range(-5, 5),
        ]
        canvas.circle(cx, cy, r, { fill, role: canvas.line && m ? 'shade' : undefined })
      }
    }
  }
}

function claws(canvas: Canvas, random: Random, back: Point[], foam: string): void {
  for (let i = 30; i < STEPS; i += 2) {
    const growth = (i - 30) / 30
    const normal = normalAt(back, i)
    const along = { x: Math.cos(normal.angle), y: Math.sin(normal.angle) }
    const length = (26 + 52 * growth) * random.range(0.8, 1.2)
    const [x, y] = pointAt(back, i)
    const [bx, by] = [x + normal.x * 22 * growth, y + normal.y * 22 * growth]
    const ex = bx + (normal.x * 0.75 + along.x * 0.7) * length
    const ey = by + (normal.y * 0.75 + along.y * 0.7) * length + length * 0.2
    const [mx, my] = [(bx + ex) / 2, (by + ey) / 2]
    canvas.path(
      `M${n1(bx - along.x * 11)} ${n1(by - along.y * 11)}Q${n1(mx + along.x * 16)} ${n1(my + along.y * 16)} ${n1(ex)} ${n1(ey)}` +
        `Q${n1(mx + along.x * 2)} ${n1(my)} ${n1(bx + along.x * 11)} ${n1(by + along.y * 11)}Z`,
      { fill: foam },
    )
    canvas.circle(ex + random.range(-4, 8), ey + random.range(4, 14), random.range(2.5, 6), { fill: foam })
  }
}

function spray(canvas: Canvas, random: Random, back: Point[], foam: string): void {
  for (let i = 0; i < 70; i++) {
    const [x, y] = pointAt(back, random.int(24, 59))
    const angle = -Math.PI / 2 + random.range(-0.3, 1.3)
    const away = random.next() ** 1.6 * 150
    const r = random.range(1.6, 6.5) * (1 - away / 210)
    canvas.circle(x + Math.cos(angle) * away + random.range(-8, 8), y + Math.sin(angle) * away, r, {
      fill: foam,
    })
  }
}
