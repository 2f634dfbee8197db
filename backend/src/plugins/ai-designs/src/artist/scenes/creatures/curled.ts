import { mix, shift } from '../../colour'
import { spline, type Point } from '../../curves'
import { furOver, type Coat } from '../../motifs/creatures/coat'
import { knots, lock, outline, points, ribbon, type Knot } from '../../motifs/creatures/form'
import { backdrop, stars } from '../../motifs/sky'
import { flowerArc, foliageFan } from '../../motifs/wreath'
import { isDark, skyAt } from '../../palettes'
import type { Frame } from '../../scene'
import { coatFor, type Animal } from './animals'

const ROUND: readonly Knot[] = knots(
  '-40,-262 110,-266 236,-196 304,-50 286,110 180,226 10,266 -160,236 -270,130 -288,-20 -220,-160 -140,-230',
)
const HAUNCH: readonly Knot[] = knots('300,-20 220,-96 110,-90 40,0 50,130 130,220')
const TAIL: readonly Point[] = points('268,40 262,170 150,258 0,292 -150,262 -252,176')

export interface CurledLook {
  tail: 'bushy' | 'slim' | 'stub'
  tip?: string
  /** Stripes along the back, of this colour or the coat's own dark. */
  stripes?: string | true
}

/** An animal asleep in a ring of leaves and flowers, seen from above. */
export function asleepInAWreath(frame: Frame, animal: Animal, look: CurledLook): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const dark = isDark(palette)
  backdrop(
    canvas,
    dark
      ? [skyAt(palette, 0), mix(skyAt(palette, 0), skyAt(palette, 1), 0.6)]
      : [mix(palette.paper, skyAt(palette, 1), 0.45), mix(palette.paper, skyAt(palette, 0), 0.7)],
  )
  if (dark) stars(canvas, random, 150, palette.light, height, 8)
  else confetti(frame)
  const [x, y] = [500, height * 0.53]
  const ring = { x, y, r: 352, from: 4, to: 356, stretch: 1.02 }
  foliageFan(canvas, random, ring, palette, 46, 128)
  const nest = dark ? mix(palette.accent2, palette.dark, 0.35) : mix(palette.accent2, palette.paper, 0.35)
  canvas.circle(x, y, 372, {
    fill: canvas.radial([
      [0, mix(nest, palette.light, 0.25)],
      [1, nest],
    ]),
    role: 'accent',
  })
  foliageFan(canvas, random, { ...ring, r: 336 }, palette, 30, 84)
  flowerArc(canvas, random, { ...ring, r: 396, from: 112, to: 248 }, palette, 11, 78)
  flowerArc(canvas, random, { ...ring, r: 396, from: -44, to: 44 }, palette, 5, 50)
  const coat = coatFor(frame, animal)
  canvas.at(
    x,
    y,
    0,
    1.02,
    () => {
      curled(frame, animal, coat, look)
    },
    random.chance(0.5) ? 1.02 : -1.02,
  )
}

function curled(
  { canvas, random }: Frame,
  animal: Animal,
  coat: Coat,
  { tail, tip, stripes }: CurledLook,
): void {
  const trunk = outline(ROUND)
  const fill = canvas.radial(
    [
      [0, shift(coat.base, { lightness: 0.05 })],
      [0.7, coat.base],
      [1, shift(coat.base, { lightness: -0.1 })],
    ],
    [0.42, 0.36, 0.72],
  )
  canvas.path(trunk, { fill })
  furOver(
    canvas,
    random,
    canvas.clip(trunk),
    { centre: [-20, 40], from: 120, to: 330, length: 22, gap: 26 },
    coat.dark,
    0.34,
  )
  if (stripes) {
    canvas.clipped(canvas.clip(trunk), () => {
      for (let i = 0; i < 15; i++) {
        const angle = -0.5 + i * 0.2
        const [sx, sy] = [Math.sin(angle), -Math.cos(angle)]
        const inner = 170 + (i % 3) * 26
        const d = lock([sx * 330, sy * 330], [sx * inner, sy * inner], 22, i % 2 ? 10 : -10)
        canvas.path(d, {
          fill: stripes === true ? coat.dark : stripes,
          role: canvas.line ? 'solid' : undefined,
        })
      }
    })
  }
  canvas.path(outline(HAUNCH, false), { stroke: coat.dark, width: 6, opacity: 0.6, role: 'detail' })
  if (tail !== 'stub') {
    const widths = tail === 'bushy' ? [4, 104, 132, 118, 84, 4] : [4, 46, 44, 40, 36, 18]
    const wide = (t: number): number => {
      const i = Math.min(4, Math.floor(t * 5))
      const [a, b] = [widths[i] ?? 0, widths[i + 1] ?? 0]
      return a + (b - a) * (t * 5 - i)
    }
    const brush = ribbon(spline(TAIL, 40), wide)
    canvas.path(brush, {
      fill: canvas.linear(
        [
          [0, tip ?? coat.dark],
          [0.24, tip ?? coat.dark],
          [0.34, shift(coat.base, { lightness: -0.04 })],
          [1, shift(coat.base, { lightness: -0.1 })],
        ],
        [0, 0, 1, 0],
      ),
    })
    furOver(
      canvas,
      random,
      canvas.clip(brush),
      { centre: [20, 60], from: 150, to: 400, start: 90, end: 260, length: 24, gap: 24 },
      coat.dark,
      0.4,
    )
  }
  for (const px of [-214, -142]) {
    canvas.ellipse(px, 196, 40, 24, { fill: tip ?? coat.light, transform: `rotate(14 ${px} 196)` })
  }
  canvas.ellipse(-110, 96, 150, 96, {
    fill: shift(coat.dark, { lightness: -0.1 }),
    opacity: 0.28,
    role: 'shade',
  })
  canvas.at(-112, 40, -10, 0.8, () => {
    animal.face(canvas, random, { coat, asleep: true })
  })
}

function confetti({ canvas, random, palette }: Frame): void {
  for (let i = 0; i < 70; i++) {
    const [x, y] = [random.next() * 1000, random.next() * canvas.height]
    canvas.circle(x, y, random.range(2.5, 6), {
      fill: random.pick(palette.flowers),
      opacity: 0.7,
      role: 'detail',
    })
  }
}
