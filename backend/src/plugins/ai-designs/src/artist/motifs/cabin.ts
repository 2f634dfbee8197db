import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { smooth, type Point } from '../curves'
import type { Random } from '../random'

export interface CabinLook {
  wall: string
  roof: string
  light: string
  snow: string | null
}

/** A small house seen a little from the side: lit windows, chimney, perhaps snow on its roof. `x, y` is the middle of its foot. */
export function cabin(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  width: number,
  look: CabinLook,
): void {
  const { wall, roof, light, snow } = look
  canvas.at(x, y, 0, width / 200, () => {
    const front = canvas.linear([
      [0, shift(wall, { lightness: 0.06 })],
      [1, shift(wall, { lightness: -0.05 })],
    ])
    const side = shift(wall, { lightness: -0.07 })
    canvas.path('M54 -152V-196H76V-132Z', { fill: shift(wall, { lightness: -0.03 }) })
    if (snow) canvas.path('M49 -192Q65 -208 81 -192Z', { fill: snow })
    canvas.path('M-10 0V-88L100 -88V0Z', { fill: side })
    canvas.path('M-100 0V-80L-48 -160L8 -80V0Z', { fill: front })
    canvas.path('M-48 -172L72 -172L116 -78H8Z', {
      fill: canvas.linear([
        [0, roof],
        [1, shift(roof, { lightness: -0.07 })],
      ]),
    })
    canvas.path('M-48 -172L-112 -72L-102 -66L-48 -152L4 -70L16 -74Z', {
      fill: shift(roof, { lightness: 0.04 }),
    })
    if (snow) {
      canvas.path(
        'M-48 -178Q14 -188 76 -176L122 -82Q108 -66 92 -78Q76 -62 58 -77Q40 -63 22 -75Q10 -66 6 -82Z',
        { fill: snow },
      )
      canvas.path(
        'M-48 -180Q-92 -124 -116 -72Q-106 -58 -98 -70Q-76 -112 -48 -154Q-24 -112 0 -76Q8 -66 18 -76Q-10 -130 -48 -180Z',
        { fill: mix(snow, '#ffffff', 0.3) },
      )
    }
    let boards = ''
    for (let i = 1; i < 7; i++) boards += `M-100 ${-i * 13}H8M8 ${-i * 13}H100`
    canvas.path(boards, { stroke: shift(wall, { lightness: -0.1 }), width: 1, opacity: 0.5, role: 'detail' })
    const glow = canvas.radial([
      [0, light, 0.75],
      [1, light, 0],
    ])
    for (const [wx, wy, ww, wh] of [
      [-84, -66, 30, 32],
      [32, -64, 42, 30],
      [-60, -122, 24, 22],
    ] as const) {
      canvas.ellipse(wx + ww / 2, wy + wh / 2, ww * 1.6, wh * 1.6, { fill: glow, role: 'glow' })
      canvas.rect(wx, wy, ww, wh, {
        fill: light,
        stroke: shift(wall, { lightness: -0.16 }),
        width: 3,
        role: canvas.line ? 'accent' : undefined,
      })
      canvas.path(`M${wx + ww / 2} ${wy}v${wh}M${wx} ${wy + wh / 2}h${ww}`, {
        stroke: shift(wall, { lightness: -0.16 }),
        width: 2,
      })
    }
    canvas
      .path('M-40 0V-44H-12V0Z', { fill: shift(wall, { lightness: -0.15 }) })
      .circle(-17, -21, 2, { fill: light })
  })
  smoke(canvas, random, x + width * 0.325, y - width, width * 0.9, snow ?? light)
}

/** A plume that thins out as it rises. */
export function smoke(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  height: number,
  colour: string,
): void {
  const lean = random.range(0.2, 0.5) * height
  const wave = (t: number): number => x + lean * t ** 1.6 + Math.sin(t * 7) * height * 0.05
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 8; i++) {
    const t = i / 8
    const wide = height * (0.02 + 0.09 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.08)))
    left.push([wave(t) - wide, y - t * height])
    right.push([wave(t) + wide, y - t * height])
  }
  const fill = canvas.linear([
    [0, colour, 0],
    [0.4, colour, 0.3],
    [1, colour, 0.65],
  ])
  canvas.path(smooth([...left, ...right.toReversed()], true), { fill, role: 'shade' })
}
