import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1 } from '../../curves'
import type { Random } from '../../random'
import type { FaceLook } from './canine'
import { modelled } from './coat'
import { closedEye, eye } from './features'
import { bothSides, knots, lock, outline, twofold } from './form'

const EAR = outline(knots('60,-150! 140,-236 262,-240 344,-150 350,-10 300,110 214,186! 176,110 120,60'))
const SHELL = outline(knots('104,-130! 160,-196 254,-200 310,-130 314,-20 272,84 222,132! 186,70 130,20'))
const HEAD = outline(
  twofold(knots('0,-196 76,-186 134,-130 150,-40 132,40 98,104 78,180 70,270 64,360 50,420 26,436! 0,430')),
)

/** An elephant's face from the front with an ornament on its forehead, about 700 wide. */
export function elephantFace(canvas: Canvas, _random: Random, { coat, asleep }: FaceLook): void {
  const ink = shift(coat.dark, { lightness: -0.14 })
  bothSides(canvas, () => {
    canvas.path(EAR, {
      fill: canvas.linear([
        [0, coat.base],
        [1, coat.dark],
      ]),
    })
    const pink = mix('#d9a39a', coat.base, 0.45)
    canvas.path(SHELL, {
      fill: canvas.linear([
        [0, pink],
        [1, shift(pink, { lightness: -0.1 })],
      ]),
      role: canvas.line ? 'accent' : undefined,
    })
    let veins = ''
    for (let i = 0; i < 6; i++)
      veins += `M${128 + i * 6} ${-70 + i * 26}Q${200 + i * 8} ${-90 + i * 30} ${268 + i * 2} ${-110 + i * 36}`
    canvas.path(veins, { stroke: coat.dark, width: 3, opacity: 0.35, role: 'detail' })
    canvas.path(lock([74, 120], [168, 300], 36, 34), { fill: mix(coat.light, '#fffaf0', 0.5) })
  })
  modelled(canvas, HEAD, coat.base)
  let folds = ''
  for (let i = 0; i < 15; i++) {
    const y = 90 + i * 22
    const w = 78 - i * 2.3
    folds += `M${n1(-w * 0.8)} ${y}Q0 ${y + 16} ${n1(w * 0.8)} ${y}`
  }
  canvas.path(folds, { stroke: coat.dark, width: 4, opacity: 0.5, role: 'detail' })
  bothSides(canvas, () => {
    if (asleep) closedEye(canvas, 92, -26, 28, ink)
    else {
      eye(canvas, { x: 94, y: -30, size: 24, iris: coat.eye, rim: ink, slant: -8, open: 1, pupil: 'whole' })
      canvas.path('M112 -48l16 -10M116 -38l18 -4', { stroke: ink, width: 4, role: 'detail' })
    }
    canvas.path('M58 -66Q92 -84 126 -58M64 10Q94 20 120 6', {
      stroke: coat.dark,
      width: 4,
      opacity: 0.6,
      role: 'detail',
    })
  })
  ornament(canvas, coat.eye, mix('#e0a83f', coat.light, 0.15))
}

function ornament(canvas: Canvas, gem: string, gold: string): void {
  canvas.path('M0 -196C44 -150 52 -90 0 -30C-52 -90 -44 -150 0 -196Z', { fill: gold, role: 'accent' })
  canvas.path('M0 -168C26 -138 30 -100 0 -62C-30 -100 -26 -138 0 -168Z', { fill: mix(gem, '#7c1f3c', 0.6) })
  canvas.path('M0 -146C12 -130 14 -112 0 -94C-14 -112 -12 -130 0 -146Z', { fill: gold, role: 'accent' })
  canvas.circle(0, -12, 9, { fill: gold, role: 'accent' })
  canvas.circle(0, 12, 6, { fill: gold, role: 'accent' })
  bothSides(canvas, () => {
    for (let i = 0; i < 6; i++)
      canvas.circle(40 + i * 18, -160 + i * i * 2.6, 6, { fill: gold, role: 'accent' })
  })
}
