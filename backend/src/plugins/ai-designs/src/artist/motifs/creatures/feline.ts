import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1 } from '../../curves'
import type { Random } from '../../random'
import { furOver, modelled, type Coat } from './coat'
import { closedEye, eye, mouth, nose, whiskers } from './features'
import { bothSides, knots, outline, twofold, type Knot } from './form'

const HEAD: readonly Knot[] = knots(
  '0,-158 66,-156 124,-130 170,-72 190,-8 192,46 226,74! 186,88 206,118! 160,130 116,162 60,184 0,190',
)
const EAR: readonly Knot[] = knots('44,-138 78,-196 128,-248 176,-282! 198,-204 200,-120 184,-40 100,-70')
const INNER: readonly Knot[] = knots('92,-140! 124,-196 164,-240! 180,-176 172,-92! 134,-120')

export interface CatLook {
  coat: Coat
  asleep?: boolean
  striped?: boolean
  sleeves?: string
}

/** A cat's face from the front, about 420 wide; the origin is between the eyes and the nose. */
export function catFace(canvas: Canvas, random: Random, look: CatLook): void {
  const { coat, asleep = false, striped = true } = look
  const ink = shift(coat.dark, { lightness: -0.16 })
  bothSides(canvas, () => {
    const back = canvas.linear([
      [0, coat.dark],
      [1, coat.base],
    ])
    canvas.path(outline(EAR), { fill: back })
    const pink = mix('#e8938c', coat.base, 0.25)
    const shell = canvas.linear([
      [0, pink],
      [1, shift(pink, { lightness: -0.14 })],
    ])
    canvas.path(outline(INNER), { fill: shell, role: canvas.line ? 'accent' : undefined })
    let tuft = ''
    for (let i = 0; i < 6; i++)
      tuft += `M${112 + i * 10} ${-84 - i * 2}Q${118 + i * 8} ${-140 - i * 4} ${128 + i * 7} ${-166 - (i % 3) * 14}`
    canvas.path(tuft, { stroke: coat.light, width: 4, opacity: 0.85, role: 'detail' })
  })
  const head = outline(twofold(HEAD))
  modelled(canvas, head, coat.base)
  const clip = canvas.clip(head)
  furOver(canvas, random, clip, { centre: [0, 60], from: 80, to: 300, length: 20, gap: 22 }, coat.dark, 0.28)
  canvas.clipped(clip, () => {
    muzzle(canvas, coat)
    if (striped) stripes(canvas, coat)
  })
  bothSides(canvas, () => {
    if (asleep) closedEye(canvas, 84, 2, 46, ink)
    else
      eye(canvas, { x: 84, y: -2, size: 47, iris: coat.eye, rim: ink, slant: 14, open: 0.95, pupil: 'slit' })
  })
  nose(canvas, 62, 44, mix('#d9756f', coat.nose, 0.15))
  mouth(canvas, 93, 12, 46, ink)
  bothSides(canvas, () => {
    for (const [x, y] of knots('44,98 62,88 66,106')) {
      canvas.circle(x, y, 3, { fill: ink, role: 'solid' })
    }
  })
  whiskers(canvas, 62, 86, 200, mix(coat.light, '#ffffff', 0.6))
}

function muzzle(canvas: Canvas, coat: Coat): void {
  const d =
    'M0 -60C16 -10 40 30 96 52C150 76 140 150 90 176C60 196 -60 196 -90 176C-140 150 -150 76 -96 52C-40 30 -16 -10 0 -60Z'
  const fill = canvas.linear([
    [0, mix(coat.light, coat.base, 0.35)],
    [0.5, coat.light],
    [1, mix(coat.light, '#ffffff', 0.4)],
  ])
  canvas.path(d, { fill, role: canvas.line ? 'detail' : undefined })
}

function stripes(canvas: Canvas, coat: Coat): void {
  const paint = { fill: coat.dark, opacity: 0.92, role: canvas.line ? 'solid' : undefined } as const
  for (const k of [-2, -1, 0, 1, 2]) {
    const [top, foot] = [k * 34, k * 20]
    const tip = k === 0 ? -62 : Math.abs(k) === 1 ? -84 : -104
    canvas.path(
      `M${top - 10} -190C${n1(top - 7)} -146 ${n1(foot - 5)} -118 ${foot} ${tip}C${n1(foot + 6)} -118 ${n1(top + 8)} -146 ${top + 12} -190Z`,
      paint,
    )
  }
  bothSides(canvas, () => {
    for (const [y, reach, drop] of [
      [-46, 66, 6],
      [-4, 76, 14],
      [40, 92, 12],
      [80, 80, 2],
    ] as const) {
      canvas.path(
        `M240 ${y - 12}Q${n1(240 - reach * 0.7)} ${y - 8} ${n1(224 - reach)} ${y + drop}Q${n1(240 - reach * 0.7)} ${y + 12} 240 ${y + 14}Z`,
        paint,
      )
    }
  })
}
