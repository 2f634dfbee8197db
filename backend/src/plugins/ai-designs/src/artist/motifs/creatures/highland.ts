import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1, spline } from '../../curves'
import type { Random } from '../../random'
import type { FaceLook } from './canine'
import { furOver, modelled } from './coat'
import { closedEye, eye } from './features'
import { bothSides, knots, lock, outline, points, ribbon, twofold, type Knot } from './form'

const HEAD: readonly Knot[] = knots('0,-170 92,-158 146,-96 150,-6 128,84 118,150 104,206 56,236 0,240')
const HORN = points('96,-128 190,-112 286,-132 340,-214 344,-306')

/** A Highland cow from the front, about 700 wide with its horns; the origin is between the eyes. */
export function highlandFace(canvas: Canvas, random: Random, { coat, asleep }: FaceLook): void {
  const ink = shift(coat.dark, { lightness: -0.18 })
  bothSides(canvas, () => {
    const bone = canvas.linear([
      [0, '#5b4636'],
      [0.35, '#d9c3a0'],
      [1, '#efe1c6'],
    ])
    canvas.path(
      ribbon(spline(HORN, 24), (t) => 64 - t * 58),
      { fill: bone },
    )
    for (let i = 0; i < 11; i++) {
      const y = -92 + i * 9
      const colour = shift(i % 2 ? coat.base : coat.dark, { lightness: i % 3 ? 0 : -0.04 })
      canvas.path(lock([118, y], [292 - Math.abs(i - 4) * 9, -36 + i * 13], 24, -22), { fill: colour })
    }
  })
  const head = outline(twofold(HEAD))
  modelled(canvas, head, coat.base)
  furOver(
    canvas,
    random,
    canvas.clip(head),
    { centre: [0, -120], from: 60, to: 380, length: 30, gap: 23 },
    coat.dark,
    0.45,
  )
  snout(canvas, mix('#d8a08e', coat.light, 0.25), ink)
  bothSides(canvas, () => {
    if (asleep) closedEye(canvas, 92, 6, 32, ink)
    else eye(canvas, { x: 92, y: 4, size: 26, iris: coat.eye, rim: ink, slant: 0, open: 1, pupil: 'whole' })
  })
  fringe(canvas, random, [coat.dark, coat.base, shift(coat.base, { lightness: 0.07 }), coat.base])
}

function snout(canvas: Canvas, skin: string, ink: string): void {
  const d = outline(twofold(knots('0,104 70,102 118,134 124,186 86,232 0,246')))
  canvas.path(d, {
    fill: canvas.linear([
      [0, shift(skin, { lightness: 0.05 })],
      [1, shift(skin, { lightness: -0.06 })],
    ]),
  })
  bothSides(canvas, () => {
    canvas.path('M40 142C66 128 94 140 92 164C78 178 48 172 40 142Z', {
      fill: mix(ink, skin, 0.15),
      role: canvas.line ? 'solid' : undefined,
    })
  })
  canvas.path('M0 170V200M-60 204Q-30 222 0 204Q30 222 60 204', { stroke: ink, width: 6, opacity: 0.75 })
}

/** The long hair that falls over the eyes, the outer locks first. */
function fringe(canvas: Canvas, random: Random, tones: readonly string[]): void {
  const locks = Array.from({ length: 34 }, (_, i) => {
    const share = (i / 33) * 2 - 1
    return { share, tall: 190 + (1 - Math.abs(share)) * 76 + random.range(-26, 26) }
  }).sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
  locks.forEach(({ share, tall }, i) => {
    const [from, to] = [share * 96, share * 172 + random.range(-12, 12)]
    canvas.path(lock([from, -196 + share * share * 34], [to, -196 + tall], 25, -share * 34), {
      fill: tones[i % tones.length] ?? '#000000',
    })
  })
  let hairs = ''
  for (let i = 0; i < 26; i++) {
    const share = random.range(-1, 1)
    hairs += `M${n1(share * 90)} -186Q${n1(share * 160)} -110 ${n1(share * 166)} ${n1(-196 + 150 + random.range(0, 60))}`
  }
  canvas.path(hairs, { stroke: tones[0] ?? '#000000', width: 2.6, opacity: 0.6, role: 'detail' })
}
