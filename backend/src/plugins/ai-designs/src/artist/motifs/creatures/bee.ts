import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1 } from '../../curves'
import { bothSides, knots, outline, twofold } from './form'

const ABDOMEN = outline(twofold(knots('0,10 70,24 106,90 102,180 64,262 0,310')))
const FORE = outline(knots('20,-50! 110,-130 230,-166 300,-130 290,-60 200,-10 90,0 24,-20!'))
const HIND = outline(knots('24,-10! 110,0 206,20 236,70 190,110 110,80 40,30!'))

/** A bee from above, about 600 wide and 520 high; the origin is between its wings. */
export function bee(
  canvas: Canvas,
  x: number,
  y: number,
  rotation: number,
  scale: number,
  gold: string,
  ink: string,
  wing: string,
): void {
  canvas.at(x, y, rotation, scale, () => {
    bothSides(canvas, () => {
      canvas.path('M44 -40L120 -80L150 -60M50 0L130 30L160 80M46 30L110 110L120 170', {
        stroke: ink,
        width: 9,
      })
      for (const [d, far] of [
        [HIND, 236],
        [FORE, 300],
      ] as const) {
        canvas.path(d, {
          fill: canvas.linear(
            [
              [0, wing, 0.95],
              [1, mix(wing, gold, 0.25), 0.75],
            ],
            [0, 0, 1, 0],
          ),
          stroke: mix(ink, wing, 0.3),
          width: 4,
        })
        canvas.path(
          `M26 -30Q${far * 0.5} ${far === 300 ? -90 : 20} ${n1(far * 0.9)} ${far === 300 ? -110 : 70}M60 -34Q${far * 0.5} ${far === 300 ? -40 : 50} ${n1(far * 0.8)} ${far === 300 ? -50 : 84}`,
          {
            stroke: mix(ink, wing, 0.4),
            width: 3,
            opacity: 0.7,
            role: 'detail',
          },
        )
      }
      canvas.path('M16 -128C30 -170 60 -186 84 -184', { stroke: ink, width: 7 })
    })
    canvas.path(ABDOMEN, {
      fill: canvas.linear([
        [0, shift(gold, { lightness: 0.06 })],
        [1, shift(gold, { lightness: -0.1 })],
      ]),
      role: 'accent',
    })
    canvas.clipped(canvas.clip(ABDOMEN), () => {
      for (let i = 0; i < 4; i++) {
        const top = 66 + i * 62
        canvas.path(`M-120 ${top}Q0 ${top + 34} 120 ${top}V${top + 28}Q0 ${top + 62} -120 ${top + 28}Z`, {
          fill: ink,
          role: 'solid',
        })
      }
    })
    canvas.circle(0, -22, 66, {
      fill: canvas.radial([
        [0, mix(gold, ink, 0.25)],
        [0.6, mix(gold, ink, 0.45)],
        [1, ink],
      ]),
    })
    let fluff = ''
    for (let i = 0; i < 60; i++) {
      const angle = i * 2.4
      const r = 8 + 56 * Math.sqrt(i / 60)
      fluff += `M${n1(Math.sin(angle) * r)} ${n1(-22 - Math.cos(angle) * r)}l${n1(Math.sin(angle) * 14)} ${n1(-Math.cos(angle) * 14)}`
    }
    canvas.path(fluff, { stroke: mix(gold, '#fff3c4', 0.5), width: 4, opacity: 0.8, role: 'detail' })
    canvas.ellipse(0, -104, 48, 40, { fill: ink, role: 'solid' })
    bothSides(canvas, () => {
      canvas.ellipse(36, -108, 16, 24, { fill: mix(ink, gold, 0.35) })
      canvas.circle(32, -114, 5, { fill: '#ffffff' })
    })
  })
}
