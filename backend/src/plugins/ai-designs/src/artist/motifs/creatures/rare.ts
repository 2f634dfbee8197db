import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1, spline } from '../../curves'
import type { Random } from '../../random'
import type { FaceLook } from './canine'
import { furOver, modelled, patch } from './coat'
import { closedEye, eye, mouth, nose } from './features'
import { bothSides, knots, outline, ribbon, twofold, type Knot } from './form'

const AXOLOTL_HEAD: readonly Knot[] = knots('0,-142 96,-138 172,-100 212,-30 206,52 152,112 78,138 0,142')
const GILLS: readonly (readonly Knot[])[] = [
  knots('150,-96 214,-164 280,-206 318,-262'),
  knots('196,-40 268,-64 340,-74 396,-110'),
  knots('196,40 262,50 322,72 376,66'),
]

/** An axolotl's smile between its six feathery gills, about 780 wide. */
export function axolotlFace(canvas: Canvas, random: Random, { coat, asleep }: FaceLook): void {
  const ink = shift(coat.dark, { lightness: -0.2 })
  const gill = mix('#d9506f', coat.dark, 0.3)
  bothSides(canvas, () => {
    for (const knot of GILLS) {
      const line = spline(
        knot.map(([x, y]) => [x, y] as const),
        16,
      )
      let fronds = ''
      line.forEach(([x, y], i) => {
        const long = 20 + Math.sin((i / 15) * Math.PI) * 46
        for (const side of [-1, 1])
          fronds += `M${n1(x)} ${n1(y)}q${n1(12 + random.range(-4, 4))} ${n1(side * long * 0.5)} ${n1(26)} ${n1(side * long)}`
      })
      canvas.path(fronds, { stroke: gill, width: 9 })
      canvas.path(
        ribbon(line, (t) => 50 - t * 38),
        { fill: mix(coat.base, gill, 0.3) },
      )
    }
  })
  const head = outline(twofold(AXOLOTL_HEAD))
  modelled(canvas, head, coat.base, 0.07)
  canvas.clipped(canvas.clip(head), () => {
    canvas.ellipse(0, 130, 200, 90, { fill: coat.light, opacity: 0.7, role: 'shade' })
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.range(-150, 150), random.range(-136, -50)]
      canvas.circle(x, y, random.range(3, 7), { fill: coat.dark, opacity: 0.35, role: 'shade' })
    }
  })
  bothSides(canvas, () => {
    if (asleep) closedEye(canvas, 128, -4, 28, ink)
    else eye(canvas, { x: 128, y: -8, size: 26, iris: coat.eye, rim: ink, slant: 0, open: 1, pupil: 'whole' })
    canvas.ellipse(142, 52, 36, 22, { fill: gill, opacity: 0.45, role: 'shade' })
  })
  canvas.path('M-104 44C-70 92 -28 104 0 104C28 104 70 92 104 44', { stroke: ink, width: 8 })
  canvas.path('M-112 38l16 4M112 38l-16 4M-10 22h4M8 22h4', { stroke: ink, width: 7, role: 'detail' })
}

const PANDA_HEAD: readonly Knot[] = knots(
  '0,-172 84,-162 158,-122 206,-48 222,34 206,110 152,166 78,198 0,204',
)

/** A panda from the front, about 450 wide. */
export function pandaFace(canvas: Canvas, random: Random, { coat, asleep }: FaceLook): void {
  const black = '#2a262e'
  bothSides(canvas, () => {
    canvas.circle(158, -138, 70, {
      fill: canvas.linear([
        [0, shift(black, { lightness: 0.08 })],
        [1, black],
      ]),
      role: canvas.line ? 'solid' : undefined,
    })
  })
  const head = outline(twofold(PANDA_HEAD))
  modelled(canvas, head, coat.base)
  const field = { centre: [0, 70] as const, from: 110, to: 330, length: 19, gap: 21 }
  furOver(canvas, random, canvas.clip(head), field, coat.dark, 0.3)
  bothSides(canvas, () => {
    canvas.path('M44 -30C60 -76 116 -82 140 -44C158 -10 146 50 112 66C74 76 32 30 44 -30Z', {
      fill: black,
      role: canvas.line ? 'solid' : undefined,
    })
    if (asleep) closedEye(canvas, 92, -8, 28, coat.light)
    else
      eye(canvas, {
        x: 90,
        y: -14,
        size: 26,
        iris: '#6b4a34',
        rim: '#f2ece6',
        slant: 0,
        open: 1,
        pupil: 'whole',
      })
  })
  nose(canvas, 62, 74, black, 0.62)
  mouth(canvas, 108, 22, 50, black)
}

const CAPYBARA_HEAD: readonly Knot[] = knots(
  '0,-164 78,-160 128,-124 142,-50 158,50 160,130 132,196 70,222 0,226',
)

/** A capybara that nothing can upset, about 330 wide; an orange on its head. */
export function capybaraFace(canvas: Canvas, random: Random, { coat, asleep }: FaceLook): void {
  const ink = shift(coat.dark, { lightness: -0.18 })
  bothSides(canvas, () => {
    canvas.ellipse(122, -146, 40, 46, { fill: coat.dark, transform: 'rotate(28 122 -146)' })
    canvas.ellipse(124, -138, 22, 28, {
      fill: mix(coat.dark, '#c98a76', 0.4),
      transform: 'rotate(28 124 -138)',
    })
  })
  const head = outline(twofold(CAPYBARA_HEAD))
  modelled(canvas, head, coat.base)
  const clip = canvas.clip(head)
  furOver(canvas, random, clip, { centre: [0, -60], from: 60, to: 340, length: 22, gap: 19 }, coat.dark, 0.5)
  canvas.clipped(clip, () => {
    patch(
      canvas,
      'M0 20C74 16 132 66 140 130C140 190 80 240 0 240C-80 240 -140 190 -140 130C-132 66 -74 16 0 20Z',
      mix(coat.light, coat.base, 0.62),
    )
  })
  bothSides(canvas, () => {
    if (asleep) closedEye(canvas, 98, -56, 28, ink)
    else {
      eye(canvas, { x: 98, y: -60, size: 22, iris: coat.eye, rim: ink, slant: -8, open: 1, pupil: 'whole' })
      canvas.path('M70 -72Q98 -92 126 -66Q98 -78 70 -72Z', { fill: coat.base })
    }
    canvas.path('M18 76C46 60 78 70 82 96C70 118 30 112 18 76Z', {
      fill: ink,
      role: canvas.line ? 'solid' : undefined,
    })
  })
  mouth(canvas, 120, 40, 46, ink)
  const peel = canvas.radial(
    [
      [0, '#ffc061'],
      [1, '#ee8a24'],
    ],
    [0.4, 0.35, 0.7],
  )
  canvas.circle(0, -214, 60, { fill: peel, role: 'accent' })
  canvas.path('M0 -268C10 -300 50 -312 78 -296C60 -270 28 -262 0 -268Z', { fill: '#5b8a4a' })
}
