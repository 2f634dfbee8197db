import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1 } from '../../curves'
import type { Random } from '../../random'
import type { Coat } from './coat'
import { bothSides, knots, outline, twofold } from './form'
import { feather, featherRows } from './feathers'

const TRUNK = outline(
  twofold(knots('0,-330 90,-322 150,-296 204,-360! 214,-270 226,-170 236,-40 226,110 180,250 100,330 0,352')),
)
const WING = outline(knots('196,-130! 240,-60 266,60 250,200 210,330 168,392! 160,260 168,80 176,-40'))

/** An owl that sits and looks at us, about 540 wide and 760 high; the origin is its middle, its toes are 350 below. */
export function owl(canvas: Canvas, random: Random, coat: Coat): void {
  const ink = shift(coat.dark, { lightness: -0.2 })
  canvas.path(outline(knots('-80,300! -60,440 -30,470 0,476 30,470 60,440 80,300!')), { fill: coat.dark })
  canvas.path(TRUNK, {
    fill: canvas.linear([
      [0, coat.base],
      [1, shift(coat.base, { lightness: -0.12 })],
    ]),
  })
  canvas.clipped(canvas.clip(TRUNK), () => {
    canvas.path(
      'M0 -60C130 -60 170 60 160 180C150 290 80 360 0 360C-80 360 -150 290 -160 180C-170 60 -130 -60 0 -60Z',
      {
        fill: coat.light,
        role: canvas.line ? 'detail' : undefined,
      },
    )
    featherRows(canvas, { x: 0, y: -50, width: 300, rows: 10, step: 40, size: 44 }, coat.light, coat.dark)
  })
  bothSides(canvas, () => {
    canvas.path(WING, {
      fill: canvas.linear([
        [0, shift(coat.dark, { lightness: 0.04 })],
        [1, shift(coat.dark, { lightness: -0.1 })],
      ]),
    })
    canvas.clipped(canvas.clip(WING), () => {
      for (let row = 0; row < 9; row++) {
        for (let i = 0; i < 3; i++) {
          const [x, y] = [180 + i * 34 + (row % 2) * 16 - row * 2, -80 + row * 50]
          feather(canvas, x, y, 178, 74, 20, mix(coat.dark, coat.base, (row % 3) * 0.26), ink)
        }
      }
    })
  })
  owlFace(canvas, random, coat)
  for (const x of [-62, 62]) {
    for (const dx of [-26, 0, 26]) {
      canvas.path(
        `M${x + dx - 12} 330C${x + dx - 18} 360 ${x + dx - 10} 388 ${x + dx} 392C${x + dx + 10} 388 ${x + dx + 18} 360 ${x + dx + 12} 330Z`,
        {
          fill: mix('#d99a3a', coat.base, 0.25),
        },
      )
    }
  }
}

/** The two great discs round the eyes, beak and brows. */
export function owlFace(canvas: Canvas, random: Random, coat: Coat): void {
  const ink = shift(coat.dark, { lightness: -0.2 })
  bothSides(canvas, () => {
    const disc = outline(knots('2,-150 40,-250 110,-276 180,-240 206,-160 186,-80 120,-40 50,-60 6,-110'))
    canvas.path(disc, {
      fill: canvas.radial(
        [
          [0, coat.light],
          [0.6, mix(coat.light, coat.base, 0.35)],
          [1, coat.base],
        ],
        [0.5, 0.5, 0.6],
      ),
    })
    let rays = ''
    for (let i = 0; i < 44; i++) {
      const angle = (i / 44) * Math.PI * 2
      const [sx, sy] = [Math.cos(angle), Math.sin(angle)]
      const to = 92 + random.range(-8, 10)
      rays += `M${n1(106 + sx * 66)} ${n1(-158 + sy * 66)}L${n1(106 + sx * to)} ${n1(-158 + sy * to)}`
    }
    canvas.path(rays, { stroke: coat.dark, width: 3, opacity: 0.5, role: 'detail' })
    canvas.path(disc, { stroke: coat.dark, width: 6, opacity: 0.8 })
    canvas.circle(104, -158, 58, { fill: ink, role: 'solid' })
    canvas.circle(104, -158, 50, {
      fill: canvas.radial(
        [
          [0, shift(coat.eye, { lightness: 0.12 })],
          [0.7, coat.eye],
          [1, shift(coat.eye, { lightness: -0.16 })],
        ],
        [0.5, 0.6, 0.55],
      ),
      role: 'accent',
    })
    canvas.circle(102, -158, 28, { fill: '#14101a', role: 'solid' })
    canvas.circle(92, -170, 10, { fill: '#ffffff' })
    canvas.path(outline(knots('0,-150! 40,-222 110,-290 206,-362! 190,-300 140,-236 60,-196')), {
      fill: canvas.linear([
        [0, coat.dark],
        [1, ink],
      ]),
    })
  })
  const beak = mix('#e0a23e', coat.base, 0.15)
  canvas.path(
    'M0 -150C22 -140 30 -112 18 -84C12 -68 4 -58 0 -50C-4 -58 -12 -68 -18 -84C-30 -112 -22 -140 0 -150Z',
    {
      fill: canvas.linear([
        [0, shift(beak, { lightness: 0.08 })],
        [1, shift(beak, { lightness: -0.14 })],
      ]),
      role: 'accent',
    },
  )
}
