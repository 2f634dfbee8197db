import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1 } from '../curves'
import { polar } from './shapes'

/** A record with grooves that catch the light. */
export function vinyl(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  label: string,
  label2: string,
  black = '#17151c',
): void {
  canvas.circle(x + r * 0.03, y + r * 0.05, r * 1.02, { fill: '#000000', opacity: 0.25, role: 'shade' })
  canvas.circle(x, y, r, {
    fill: canvas.radial([
      [0, mix(black, '#ffffff', 0.12)],
      [1, black],
    ]),
  })
  for (let i = 0; i < 13; i++)
    canvas.circle(x, y, r * (0.44 + i * 0.042), {
      stroke: mix(black, '#ffffff', i % 4 === 0 ? 0.24 : 0.12),
      width: i % 4 === 0 ? 2.2 : 1.2,
      role: 'detail',
    })
  for (const turn of [0.6, 0.6 + Math.PI]) {
    const [ax, ay] = polar(x, y, r * 0.98, turn - 0.3)
    const [bx, by] = polar(x, y, r * 0.98, turn + 0.3)
    canvas.path(
      `M${n1(x)} ${n1(y)}L${n1(ax)} ${n1(ay)}A${n1(r * 0.98)} ${n1(r * 0.98)} 0 0 1 ${n1(bx)} ${n1(by)}Z`,
      {
        fill: canvas.radial(
          [
            [0.3, '#ffffff', 0.02],
            [0.8, '#ffffff', 0.22],
            [1, '#ffffff', 0.05],
          ],
          [x, y, r],
          'userSpaceOnUse',
        ),
        role: 'shade',
      },
    )
  }
  canvas
    .circle(x, y, r * 0.36, { fill: label, role: canvas.line ? 'accent' : undefined })
    .circle(x, y, r * 0.27, { stroke: label2, width: r * 0.03 })
    .circle(x, y, r * 0.16, { fill: label2 })
    .circle(x, y, r * 0.035, { fill: black })
}

export interface GuitarLook {
  top: string
  rim: string
  neck: string
  ink: string
}

/** An acoustic guitar, upright, about 620 high at scale 1, its sound hole at the origin. */
export function guitar(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  { top, rim, neck, ink }: GuitarLook,
): void {
  canvas.at(x, y, turn, scale, () => {
    const body =
      'M0 -116C64 -122 104 -92 98 -46C94 -18 82 -2 90 26C102 60 132 86 124 140C116 190 64 208 0 208C-64 208 -116 190 -124 140C-132 86 -102 60 -90 26C-82 -2 -94 -18 -98 -46C-104 -92 -64 -122 0 -116Z'
    canvas.path(body, { fill: '#000000', opacity: 0.25, transform: 'translate(9 11)', role: 'shade' })
    canvas.path(body, {
      fill: canvas.radial(
        [
          [0, shift(top, { lightness: 0.1 })],
          [0.6, top],
          [1, shift(rim, { lightness: -0.02 })],
        ],
        [0.5, 0.5, 0.62],
      ),
      stroke: rim,
      width: 9,
      role: canvas.line ? 'accent' : undefined,
    })
    canvas
      .circle(0, -8, 47, { fill: rim })
      .circle(0, -8, 41, { stroke: top, width: 3 })
      .circle(0, -8, 36, { fill: mix(ink, rim, 0.2), role: canvas.line ? 'solid' : undefined })
    canvas.path('M40 16C74 28 72 84 42 92C30 70 30 40 40 16Z', { fill: mix(rim, ink, 0.4) })
    canvas.path('M-17 -40L-14 -352H14L17 -40Z', {
      fill: canvas.linear(
        [
          [0, shift(neck, { lightness: 0.06 })],
          [1, neck],
        ],
        [0, 0, 1, 0],
      ),
    })
    let frets = ''
    for (let i = 0; i < 15; i++) frets += `M-16 ${n1(-350 + 300 * (1 - 0.93 ** i) * 1.55)}h32`
    canvas.path(frets, { stroke: mix(top, '#ffffff', 0.5), width: 2.2 })
    canvas.path('M-20 -352L-26 -430Q0 -446 26 -430L20 -352Z', { fill: rim })
    for (const py of [-372, -394, -416])
      canvas
        .path(circlePath(-32, py, 7) + circlePath(32, py, 7), { fill: mix(top, '#ffffff', 0.6) })
        .path(`M-25 ${py}H-14M25 ${py}H14`, { stroke: mix(top, '#ffffff', 0.6), width: 3 })
    canvas.path('M-46 118H46L40 138H-40Z', { fill: mix(rim, ink, 0.35) })
    let strings = ''
    for (let i = 0; i < 6; i++) strings += `M${n1(-12 + i * 4.8)} -352L${n1(-14 + i * 5.6)} 124`
    canvas.path(strings, { stroke: mix(top, '#ffffff', 0.75), width: 1.3 })
  })
}

/** A quaver (0), two joined quavers (1) or a clef-like curl (2). */
export function note(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  kind: number,
  colour: string,
  turn = 0,
): void {
  canvas.at(x, y, turn, r / 100, () => {
    const head = (cx: number, cy: number): string => circlePath(cx, cy, 34, 25)
    const role = canvas.line ? ('accent' as const) : undefined
    if (kind === 0)
      canvas
        .path('M22 60V-92C30 -60 74 -56 66 -6C58 -30 40 -40 34 -40V60Z', { fill: colour, role })
        .path(head(2, 62), { fill: colour, role })
    else
      canvas
        .path('M-42 62V-74L78 -98V44H66V-56L-30 -36V62Z', { fill: colour, role })
        .path(head(-62, 64) + head(46, 46), { fill: colour, role })
  })
}
