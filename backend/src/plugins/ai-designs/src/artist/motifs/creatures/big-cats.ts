import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1 } from '../../curves'
import type { Random } from '../../random'
import type { FaceLook } from './canine'
import { furOver, modelled, patch, type Coat } from './coat'
import { closedEye, eye, mouth, nose, whiskers } from './features'
import { bothSides, knots, lock, outline, twofold, type Knot } from './form'

const HEAD: readonly Knot[] = knots(
  '0,-158 64,-156 124,-126 164,-66 176,4 176,70 150,130 116,180 60,216 0,222',
)
const RUFF: readonly Knot[] = knots(
  '0,-164 66,-162 128,-132 172,-74 190,-10 232,40! 204,62 238,104! 196,118 206,160! 152,166 130,206! 64,216 0,224',
)

/** A lion's face in a mane of locks like the rays of a sun, about 760 wide with the mane. */
export function lionFace(canvas: Canvas, random: Random, { coat, asleep }: FaceLook): void {
  const ink = shift(coat.dark, { lightness: -0.16 })
  mane(canvas, random, coat)
  roundEars(canvas, coat)
  const head = outline(twofold(HEAD))
  modelled(canvas, head, coat.base)
  const clip = canvas.clip(head)
  furOver(canvas, random, clip, { centre: [0, 90], from: 110, to: 330, length: 18, gap: 22 }, coat.dark, 0.26)
  canvas.clipped(clip, () => {
    wideMuzzle(canvas, coat)
  })
  wideFace(canvas, coat, ink, asleep)
}

function mane(canvas: Canvas, random: Random, coat: Coat): void {
  const rings = [
    { r: 380, count: 30, width: 62, colour: shift(coat.dark, { lightness: -0.06 }) },
    { r: 330, count: 28, width: 58, colour: coat.dark },
    { r: 280, count: 26, width: 54, colour: mix(coat.dark, coat.base, 0.4) },
    { r: 236, count: 24, width: 48, colour: mix(coat.dark, coat.base, 0.75) },
  ]
  rings.forEach(({ r, count, width, colour }, ring) => {
    const fill = canvas.linear([
      [0, shift(colour, { lightness: 0.06 })],
      [1, shift(colour, { lightness: -0.05 })],
    ])
    for (let i = 0; i < count; i++) {
      const angle = ((i + (ring % 2) * 0.5) / count) * Math.PI * 2
      const long = r * random.range(0.94, 1.06) * (1 + 0.12 * Math.max(0, -Math.cos(angle)))
      const [x, y] = [Math.sin(angle), -Math.cos(angle)]
      const bend = (x >= 0 ? 1 : -1) * 16
      canvas.path(lock([x * 90, 20 + y * 90], [x * long, 20 + y * long], width, bend), { fill })
    }
  })
}

function roundEars(canvas: Canvas, coat: Coat): void {
  bothSides(canvas, () => {
    canvas.ellipse(150, -136, 56, 58, {
      fill: canvas.linear([
        [0, coat.base],
        [1, coat.dark],
      ]),
    })
    canvas.ellipse(152, -130, 32, 36, {
      fill: mix(coat.dark, '#2a1714', 0.3),
      role: canvas.line ? 'accent' : undefined,
    })
  })
}

function wideMuzzle(canvas: Canvas, coat: Coat): void {
  const cheek =
    'M0 70C50 56 122 80 126 134C126 176 70 190 40 186C26 230 -26 230 -40 186C-70 190 -126 176 -126 134C-122 80 -50 56 0 70Z'
  patch(canvas, cheek, coat.light)
  bothSides(canvas, () => {
    patch(
      canvas,
      'M44 -10C40 -50 74 -84 116 -70C146 -58 150 -24 138 -4C110 -34 70 -36 44 -10Z',
      mix(coat.light, coat.base, 0.15),
    )
    canvas.path('M40 -30C34 20 36 56 50 92', { stroke: coat.dark, width: 5, opacity: 0.5, role: 'detail' })
  })
}

function wideFace(canvas: Canvas, coat: Coat, ink: string, asleep = false): void {
  bothSides(canvas, () => {
    if (asleep) closedEye(canvas, 88, 0, 36, ink)
    else
      eye(canvas, { x: 88, y: -6, size: 33, iris: coat.eye, rim: ink, slant: 14, open: 0.8, pupil: 'round' })
  })
  nose(canvas, 66, 88, mix('#b5625a', coat.nose, 0.35), 0.6)
  mouth(canvas, 116, 18, 62, ink)
  bothSides(canvas, () => {
    for (const [x, y] of knots('54,128 76,116 82,140 100,126')) {
      canvas.circle(x, y, 3.4, { fill: ink, role: 'solid' })
    }
  })
  whiskers(canvas, 84, 112, 190, mix(coat.light, '#ffffff', 0.6))
}

/** A tiger's face from the front, about 480 wide. */
export function tigerFace(canvas: Canvas, random: Random, { coat, asleep }: FaceLook): void {
  const ink = mix(shift(coat.dark, { lightness: -0.22 }), '#15100f', 0.5)
  roundEars(canvas, coat)
  const head = outline(twofold(RUFF))
  modelled(canvas, head, coat.base)
  const clip = canvas.clip(head)
  furOver(canvas, random, clip, { centre: [0, 90], from: 110, to: 330, length: 18, gap: 22 }, coat.dark, 0.24)
  canvas.clipped(clip, () => {
    bothSides(canvas, () => {
      patch(canvas, 'M124 60C160 40 200 50 260 20V260H40C90 230 130 180 126 130Z', coat.light)
    })
    wideMuzzle(canvas, coat)
    stripes(canvas, ink)
  })
  wideFace(canvas, coat, ink, asleep)
}

function stripes(canvas: Canvas, ink: string): void {
  const paint = { fill: ink, role: canvas.line ? 'solid' : undefined } as const
  canvas.path('M-7 -170C-6 -130 -4 -100 0 -66C4 -100 6 -130 7 -170Z', paint)
  bothSides(canvas, () => {
    for (const [y, reach] of knots('-140,62 -112,52 -86,36')) {
      canvas.path(
        `M4 ${y}Q${n1(reach * 0.6)} ${y - 16} ${reach} ${y - 34}Q${n1(reach * 0.7)} ${y - 2} 4 ${y + 13}Z`,
        paint,
      )
    }
    for (const [x, y, dx, dy, w] of [
      [92, -150, 14, 56, 14],
      [132, -122, 4, 50, 14],
      [246, -40, -88, 20, 17],
      [250, 4, -98, 14, 18],
      [258, 52, -112, 2, 18],
      [250, 96, -100, -8, 17],
      [226, 150, -84, -20, 16],
      [178, 204, -64, -34, 14],
    ] as const) {
      canvas.path(lock([x, y], [x + dx, y + dy], w, 8), paint)
    }
  })
}
