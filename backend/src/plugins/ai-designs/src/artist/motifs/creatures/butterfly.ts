import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1, pointAt, spline } from '../../curves'
import { bothSides, knots, outline, type Knot } from './form'

export interface ButterflyLook {
  upper: string
  lower: string
  ink: string
  spot: string
  kind: 'monarch' | 'morpho' | 'swallowtail' | 'peacock'
}

const UPPER = {
  monarch: knots('6,-14! 58,-92 138,-156 214,-168 232,-128 196,-56 152,-14 72,14 8,10!'),
  morpho: knots('6,-14! 66,-104 150,-168 226,-160 236,-104 206,-34 150,8 72,18 8,10!'),
  swallowtail: knots('6,-14! 50,-110 120,-180 204,-196 212,-160 176,-80 140,-20 70,12 8,10!'),
  peacock: knots('6,-14! 60,-98 130,-152 206,-176! 214,-140 190,-104! 200,-50 156,-8 72,16 8,10!'),
} as const satisfies Record<string, Knot[]>
const LOWER = {
  monarch: knots('8,4! 84,8 152,24 174,70 150,124 104,144 58,108 22,58!'),
  morpho: knots('8,4! 90,10 164,22 182,76 146,132 98,150 52,110 20,58!'),
  swallowtail: knots(
    '8,4! 80,6 140,20 166,66 152,112! 160,168 146,206! 124,166 112,126! 76,128 44,100 18,56!',
  ),
  peacock: knots('8,4! 84,8 150,22 178,60! 160,84 166,112! 132,132 98,148 54,110 20,58!'),
} as const satisfies Record<string, Knot[]>

/** A butterfly with open wings, about 460 wide; the origin is its body. */
export function butterfly(
  canvas: Canvas,
  x: number,
  y: number,
  rotation: number,
  scale: number,
  look: ButterflyLook,
  fold = 1,
): void {
  const { ink, kind } = look
  const [upper, lower] = [UPPER[kind], LOWER[kind]]
  canvas.at(x, y, rotation, scale, () => {
    canvas.at(
      0,
      0,
      0,
      1,
      () => {
        bothSides(canvas, () => {
          wing(canvas, lower, look.lower, look, [14, 12])
          wing(canvas, upper, look.upper, look, [14, -4])
          if (kind === 'peacock') {
            eyeSpot(canvas, 172, -116, 26, look)
            eyeSpot(canvas, 122, 76, 24, look)
          }
        })
      },
      fold,
    )
    bothSides(canvas, () => {
      canvas.path('M2 -38C12 -84 28 -108 50 -122', { stroke: ink, width: 3.4 })
      canvas.circle(51, -122, 5, { fill: ink, role: 'solid' })
    })
    const trunk = canvas.linear([
      [0, shift(ink, { lightness: 0.16 })],
      [1, ink],
    ])
    canvas.path('M0 -46C11 -36 11 -14 8 8C8 50 4 88 0 102C-4 88 -8 50 -8 8C-11 -14 -11 -36 0 -46Z', {
      fill: trunk,
      role: 'solid',
    })
  })
}

function wing(
  canvas: Canvas,
  shape: readonly Knot[],
  colour: string,
  { ink, spot, kind }: ButterflyLook,
  [rx, ry]: readonly [number, number],
): void {
  const edge = outline(shape)
  canvas.path(edge, { fill: ink, role: 'solid' })
  const far = shape.reduce((most, [x]) => Math.max(most, x), 0)
  const fill = canvas.radial(
    [
      [0, shift(colour, { lightness: 0.16, chroma: 0.9 })],
      [0.45, colour],
      [1, shift(colour, { lightness: kind === 'morpho' ? -0.2 : -0.1, hue: -10 })],
    ],
    [rx, ry, far * 1.05],
    'userSpaceOnUse',
  )
  const inset = kind === 'morpho' ? 0.87 : 0.83
  const pane = shape.map(([x, y, kind]): Knot => {
    const [px, py] = [rx + (x - rx) * inset + 4, ry + (y - ry) * inset]
    return kind ? [px, py, kind] : [px, py]
  })
  canvas.path(outline(pane), { fill, role: 'accent' })
  const margin = spline(
    shape.map(([x, y]) => [x, y] as const),
    60,
  )
  let veins = ''
  let dots = ''
  for (let i = 10; i < 52; i += 6) {
    const [x, y] = pointAt(margin, i)
    const [mx, my] = [rx + (x - rx) * 0.5, ry + (y - ry) * 0.5]
    veins += `M${rx} ${ry}Q${n1(mx - ry * 0.4)} ${n1(my - 8)} ${n1(rx + (x - rx) * 0.93)} ${n1(ry + (y - ry) * 0.93)}`
  }
  for (let i = 18; i < 50; i += 3) {
    const [x, y] = pointAt(margin, i)
    const [dx, dy] = [rx + (x - rx) * 0.93, ry + (y - ry) * 0.93]
    const r = i % 2 ? 4.4 : 3
    dots += `M${n1(dx - r)} ${n1(dy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  }
  canvas.path(veins, {
    stroke: ink,
    width: kind === 'morpho' ? 2 : 3.6,
    opacity: kind === 'morpho' ? 0.5 : 1,
    role: 'detail',
  })
  canvas.path(dots, { fill: spot, role: canvas.line ? 'detail' : undefined })
}

function eyeSpot(canvas: Canvas, x: number, y: number, r: number, { ink, spot, lower }: ButterflyLook): void {
  canvas.circle(x, y, r, { fill: spot })
  canvas.circle(x, y, r * 0.72, { fill: ink, role: 'solid' })
  canvas.circle(x, y, r * 0.46, { fill: mix(lower, spot, 0.3), role: 'accent' })
  canvas.circle(x - r * 0.14, y - r * 0.16, r * 0.16, { fill: '#ffffff' })
}
