import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1, normalAt, pointAt, spline, type Point } from '../../curves'
import type { Random } from '../../random'
import { knots, lock, outline, ribbon } from './form'

export interface DragonLook {
  scales: string
  belly: string
  mane: string
  horn: string
  eye: string
}

const STEPS = 120
const DEGREES = 180 / Math.PI

/** How thick the body is from the tip of the tail to the neck. */
function girth(t: number, width: number): number {
  return (
    width *
    (0.05 + 0.95 * Math.sin(Math.PI * Math.min(1, t * 0.62 + 0.02)) ** 0.75) *
    (t > 0.86 ? 1 - (t - 0.86) * 1.7 : 1)
  )
}

/** A serpent dragon of the east along a line from its tail to its head. */
export function dragon(
  canvas: Canvas,
  random: Random,
  line: readonly Point[],
  width: number,
  look: DragonLook,
): void {
  const spine = spline(line, STEPS)
  fins(canvas, spine, width, look)
  tailTuft(canvas, random, spine, width, look)
  for (const [joint, side] of [
    [42, -1],
    [94, -1],
  ] as const) {
    leg(canvas, spine, joint, side, width, shift(look.scales, { lightness: -0.12 }), look)
  }
  const trunk = ribbon(spine, (t) => girth(t, width))
  canvas.path(trunk, { fill: look.scales })
  canvas.clipped(canvas.clip(trunk), () => {
    markings(canvas, spine, width, look)
  })
  canvas.path(trunk, {
    stroke: shift(look.scales, { lightness: -0.2 }),
    width: 4,
    opacity: 0.6,
    role: 'detail',
  })
  for (const [joint, side] of [
    [48, 1],
    [100, 1],
  ] as const) {
    leg(canvas, spine, joint, side, width, look.scales, look)
  }
  const neck = normalAt(spine, STEPS - 2)
  const [x, y] = pointAt(spine, STEPS - 1)
  canvas.at(x, y, neck.angle * DEGREES - 180, width / 128, () => {
    head(canvas, random, look)
  })
}

function fins(canvas: Canvas, spine: readonly Point[], width: number, { mane }: DragonLook): void {
  let d = ''
  for (let i = 8; i < STEPS - 8; i += 2) {
    const t = i / STEPS
    const { x: nx, y: ny } = normalAt(spine, i)
    const [ax, ay] = pointAt(spine, i - 2)
    const [bx, by] = pointAt(spine, i + 2)
    const half = girth(t, width) / 2 - 6
    const tall = half + 16 + girth(t, width) * 0.28
    const [tipX, tipY] = pointAt(spine, i - 3)
    d += `M${n1(ax + nx * half)} ${n1(ay + ny * half)}Q${n1(ax + nx * tall * 0.9)} ${n1(ay + ny * tall * 0.9)} ${n1(tipX + nx * tall)} ${n1(tipY + ny * tall)}Q${n1(bx + nx * half * 1.1)} ${n1(by + ny * half * 1.1)} ${n1(bx + nx * half)} ${n1(by + ny * half)}Z`
  }
  canvas.path(d, { fill: mane, role: canvas.line ? 'accent' : undefined })
}

function markings(
  canvas: Canvas,
  spine: readonly Point[],
  width: number,
  { scales, belly }: DragonLook,
): void {
  const under: Point[] = spine.map(([x, y], i) => {
    const { x: nx, y: ny } = normalAt(spine, i)
    const away = girth(i / STEPS, width) * 0.42
    return [x - nx * away, y - ny * away] as const
  })
  canvas.path(
    ribbon(under, (t) => girth(t, width) * 0.46),
    { fill: belly, role: canvas.line ? 'detail' : undefined },
  )
  let plates = ''
  let rows = ''
  for (let i = 3; i < STEPS; i += 2) {
    const t = i / STEPS
    const { x: nx, y: ny, angle } = normalAt(spine, i)
    const [x, y] = pointAt(spine, i)
    const g = girth(t, width)
    plates += `M${n1(x - nx * g * 0.2)} ${n1(y - ny * g * 0.2)}L${n1(x - nx * g * 0.52)} ${n1(y - ny * g * 0.52)}`
    const [tx, ty] = [Math.cos(angle), Math.sin(angle)]
    const size = g * 0.1
    for (let k = 0; k < 4; k++) {
      const across = g * (-0.12 + k * 0.17 + (i % 4 === 1 ? 0.085 : 0))
      const [px, py] = [x + nx * across, y + ny * across]
      rows += `M${n1(px + nx * size)} ${n1(py + ny * size)}Q${n1(px - tx * size * 2)} ${n1(py - ty * size * 2)} ${n1(px - nx * size)} ${n1(py - ny * size)}`
    }
  }
  canvas.path(rows, { stroke: mix(scales, belly, 0.5), width: 2.6, opacity: 0.8, role: 'detail' })
  canvas.path(plates, { stroke: shift(belly, { lightness: -0.16 }), width: 3, role: 'detail' })
  const lit: Point[] = spine.map(([x, y], i) => {
    const { x: nx, y: ny } = normalAt(spine, i)
    const away = girth(i / STEPS, width) * 0.34
    return [x + nx * away, y + ny * away] as const
  })
  canvas.path(
    ribbon(lit, (t) => girth(t, width) * 0.34),
    { fill: shift(scales, { lightness: -0.16 }), opacity: 0.4, role: 'shade' },
  )
}

function tailTuft(
  canvas: Canvas,
  random: Random,
  spine: readonly Point[],
  width: number,
  { mane }: DragonLook,
): void {
  const { angle } = normalAt(spine, 2)
  const [x, y] = pointAt(spine, 1)
  for (let i = 0; i < 9; i++) {
    const turn = angle + Math.PI + (i - 4) * 0.2
    const long = width * (1.5 - Math.abs(i - 4) * 0.16) * random.range(0.9, 1.1)
    canvas.path(
      lock([x, y], [x + Math.cos(turn) * long, y + Math.sin(turn) * long], width * 0.16, (i - 4) * 9),
      {
        fill: shift(mane, { lightness: (i % 3) * 0.04 - 0.04 }),
        role: canvas.line ? 'accent' : undefined,
      },
    )
  }
}

function leg(
  canvas: Canvas,
  spine: readonly Point[],
  joint: number,
  side: number,
  width: number,
  colour: string,
  { horn, mane }: DragonLook,
): void {
  const { x: nx, y: ny, angle } = normalAt(spine, joint)
  const [x, y] = pointAt(spine, joint)
  const [tx, ty] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, away: number): Point => [
    x + (tx * along - nx * away * side) * width,
    y + (ty * along - ny * away * side) * width,
  ]
  const bones = [at(0, 0.2), at(0.3, 0.7), at(-0.15, 1.05), at(0.3, 1.42)]
  const foot = bones[3] ?? at(0, 1)
  for (const k of [-1.5, -0.5, 0.5, 1.5]) {
    const tip = at(0.62 - Math.abs(k) * 0.05, 1.45 + k * 0.26)
    canvas.path(lock(foot, tip, width * 0.12, k * 7), { fill: horn })
  }
  for (const k of [0.1, 0.34, 0.58])
    canvas.path(lock(at(-0.02, 0.7 + k * 0.5), at(-0.55, 0.5 + k), width * 0.11, 10), {
      fill: mane,
      role: canvas.line ? 'accent' : undefined,
    })
  canvas.path(
    ribbon(spline(bones, 24), (t) => width * (0.52 - t * 0.32) * (t < 0.15 ? Math.sqrt(t / 0.15) : 1)),
    { fill: colour },
  )
}

const UPPER = outline(
  knots(
    '96,-40 60,-86 6,-96 -40,-82 -84,-70 -128,-84 -176,-92 -214,-72 -232,-38 -224,-10! -190,2 -150,-6 -110,4 -60,18 0,30! 70,60 110,30',
  ),
)
const LOWER = outline(
  knots('60,20! -10,34 -70,48 -130,58 -168,48 -186,30! -184,70 -140,96 -80,96 -10,84 70,70'),
)

/** The head in profile, looking left; the neck joins at the origin. */
function head(canvas: Canvas, random: Random, { scales, belly, mane, horn, eye }: DragonLook): void {
  const ink = shift(scales, { lightness: -0.3, chroma: 0.6 })
  const shade = { role: canvas.line ? ('accent' as const) : undefined }
  for (let i = 0; i < 13; i++) {
    const angle = -0.95 + i * 0.17
    const long = (210 + 60 * Math.sin(i * 2.1)) * random.range(0.9, 1.1)
    canvas.path(
      lock(
        [30, -20 + i * 6],
        [40 + Math.cos(angle) * long, -10 + Math.sin(angle) * long],
        26,
        i % 2 ? 22 : -18,
      ),
      {
        fill: shift(mane, { lightness: (i % 3) * 0.05 - 0.05 }),
        ...shade,
      },
    )
  }
  for (const [dx, tone] of [
    [22, shift(horn, { lightness: -0.12 })],
    [0, horn],
  ] as const) {
    const beam: Point[] = [
      [24 + dx, -70],
      [70 + dx, -140],
      [140 + dx, -176],
      [214 + dx, -236],
    ]
    const tine: Point[] = [
      [96 + dx, -158],
      [116 + dx, -212],
      [108 + dx, -256],
    ]
    canvas.path(
      ribbon(spline(beam, 20), (t) => 26 * (1 - t * 0.9)),
      { fill: tone },
    )
    canvas.path(
      ribbon(spline(tine, 14), (t) => 17 * (1 - t * 0.9)),
      { fill: tone },
    )
  }
  canvas.path('M-20 20C-80 34 -140 30 -196 8L-176 44C-130 62 -60 60 20 44Z', { fill: '#7c2230', ...shade })
  canvas.path('M-10 40C-70 46 -120 40 -176 34C-196 32 -206 44 -214 54C-190 60 -120 66 -40 60Z', {
    fill: '#d9525a',
    ...shade,
  })
  canvas.path(LOWER, { fill: mix(scales, belly, 0.35) })
  for (let i = 0; i < 5; i++) {
    canvas.path(lock([-60 - i * 22, 88], [-20 - i * 26, 170 + (i % 2) * 34], 18, 16), {
      fill: mane,
      ...shade,
    })
  }
  let teeth = ''
  for (let i = 0; i < 6; i++)
    teeth += `M${-206 + i * 30} ${-8 + i * 3}l9 ${i === 0 ? 36 : 22}l10 ${i === 0 ? -34 : -20}Z`
  for (let i = 0; i < 5; i++) teeth += `M${-176 + i * 28} ${48 + i}l8 -20l9 20Z`
  canvas.path(teeth, { fill: '#fff8ea' })
  canvas.path(UPPER, {
    fill: canvas.linear([
      [0, shift(scales, { lightness: 0.08 })],
      [1, shift(scales, { lightness: -0.06 })],
    ]),
  })
  canvas.path('M-226 -42C-240 -70 -206 -92 -184 -74C-170 -60 -186 -40 -202 -48', { stroke: ink, width: 6 })
  let wrinkles = ''
  for (let i = 0; i < 4; i++) wrinkles += `M${-150 + i * 26} ${-74 + (i % 2) * 4}q-14 24 -2 52`
  canvas.path(wrinkles, { stroke: ink, width: 3.4, opacity: 0.6, role: 'detail' })
  canvas.path('M-64 -44C-50 -72 -10 -74 8 -48C-10 -34 -44 -32 -64 -44Z', { fill: ink, role: 'solid' })
  canvas.path('M-56 -46C-44 -66 -12 -66 0 -48C-14 -38 -40 -38 -56 -46Z', { fill: eye, role: 'accent' })
  canvas.ellipse(-28, -52, 6, 13, { fill: '#16101a', role: 'solid' })
  canvas.path(lock([-70, -66], [52, -128], 30, -16), { fill: mane, ...shade })
  canvas.path(lock([-60, -56], [70, -90], 22, -12), { fill: shift(mane, { lightness: 0.06 }), ...shade })
  for (const [ex, ey, bend] of [
    [-330, 90, 60],
    [-120, 210, -50],
  ] as const) {
    const whisker: Point[] = [
      [-214, -14],
      [-270, 10 + bend * 0.3],
      [ex + 20, ey - 40],
      [ex - 20 + bend, ey + 30],
      [ex + bend * 1.4, ey + 80],
    ]
    canvas.path(
      ribbon(spline(whisker, 24), (t) => 9 * (1 - t * 0.8)),
      { fill: horn },
    )
  }
  canvas.path(lock([70, -30], [180, 20], 34, 14), { fill: mix(scales, mane, 0.4) })
}
