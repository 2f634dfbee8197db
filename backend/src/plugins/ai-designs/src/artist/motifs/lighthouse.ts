import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { n1 } from '../curves'

export interface LighthouseLook {
  wall: string
  band: string
  roof: string
  light: string
}

/** A banded tower with its lantern; `x, y` is the middle of its foot. */
export function lighthouse(canvas: Canvas, x: number, y: number, height: number, look: LighthouseLook): void {
  const { wall, band, roof, light } = look
  canvas.at(x, y, 0, height / 400, () => {
    const half = (level: number): number => 56 - level * 0.073
    const round = canvas.linear(
      [
        [0, '#ffffff', 0.18],
        [0.35, '#ffffff', 0],
        [1, '#000000', 0.34],
      ],
      [0, 0, 1, 0],
    )
    const bands = 6
    for (let i = 0; i < bands; i++) {
      const [low, high] = [(i * 300) / bands, ((i + 1) * 300) / bands]
      const d = `M${n1(-half(low))} ${n1(-low)}L${n1(-half(high))} ${n1(-high)}Q0 ${n1(-high + 9)} ${n1(half(high))} ${n1(-high)}L${n1(half(low))} ${n1(-low)}Q0 ${n1(-low + 11)} ${n1(-half(low))} ${n1(-low)}Z`
      canvas.path(d, { fill: i % 2 ? wall : band })
    }
    canvas.path(`M-56 0L${n1(-half(300))} -300H${n1(half(300))}L56 0Q0 12 -56 0Z`, {
      fill: round,
      role: 'shade',
    })
    for (const [wy, wx] of [
      [-92, 4],
      [-180, -6],
      [-252, 2],
    ] as const) {
      canvas.path(`M${wx - 8} ${wy}V${wy - 20}A8 8 0 0 1 ${wx + 8} ${wy - 20}V${wy}Z`, {
        fill: mix(light, roof, 0.25),
        stroke: roof,
        width: 2.5,
        role: canvas.line ? 'accent' : undefined,
      })
    }
    canvas.path('M-14 2V-38A14 14 0 0 1 14 -38V4Z', { fill: shift(roof, { lightness: -0.04 }) })
    canvas.path('M-44 -300H44L40 -312H-40Z', { fill: roof })
    canvas.path('M-40 -312V-330H40V-312M-24 -312V-330M-8 -312V-330M8 -312V-330M24 -312V-330', {
      stroke: roof,
      width: 3,
    })
    canvas.circle(0, -338, 78, {
      fill: canvas.radial([
        [0, light, 0.9],
        [1, light, 0],
      ]),
      role: 'glow',
    })
    canvas.rect(-22, -362, 44, 50, { fill: light, role: canvas.line ? 'accent' : undefined })
    canvas.path('M-22 -362V-312M-8 -362V-312M8 -362V-312M22 -362V-312', { stroke: roof, width: 3.4 })
    canvas
      .path('M-30 -362Q-22 -392 0 -398Q22 -392 30 -362Z', { fill: roof })
      .circle(0, -401, 5, { fill: roof })
      .path('M0 -404V-424', { stroke: roof, width: 3 })
  })
}

/** Beams from a lantern to both sides. */
export function beams(
  canvas: Canvas,
  x: number,
  y: number,
  length: number,
  colour: string,
  tilt = -0.12,
): void {
  for (const side of [-1, 1]) {
    const [ex, ey] = [x + side * length, y + tilt * length * side]
    const fill = canvas.linear(
      [
        [0, colour, 0.75],
        [0.5, colour, 0.25],
        [1, colour, 0],
      ],
      [x, y, ex, ey],
      'userSpaceOnUse',
    )
    const open = length * 0.15
    canvas.path(`M${n1(x)} ${n1(y - 6)}L${n1(ex)} ${n1(ey - open)}V${n1(ey + open)}L${n1(x)} ${n1(y + 6)}Z`, {
      fill,
      role: 'glow',
    })
  }
}
