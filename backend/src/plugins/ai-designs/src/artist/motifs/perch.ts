import type { Canvas } from '../canvas'
import { shift } from '../colour'
import { n1, spline } from '../curves'
import { ribbon } from './creatures/form'

/** A strong branch across the picture, level in its middle, for something to sit on. */
export function perch(canvas: Canvas, y: number, colour: string, width = 62, rise = 60): void {
  const line = spline(
    [
      [-60, y + rise + width / 2],
      [220, y + rise * 0.5 + width / 2],
      [500, y + width / 2],
      [780, y - rise * 0.1 + width / 2],
      [1060, y - rise + width / 2],
    ],
    30,
  )
  const fill = canvas.linear([
    [0, shift(colour, { lightness: 0.09 })],
    [1, shift(colour, { lightness: -0.05 })],
  ])
  canvas.path(
    ribbon(line, (t) => width * (1 - t * 0.45) * (1 + 0.08 * Math.sin(t * 26))),
    { fill },
  )
  let bark = ''
  for (let i = 1; i < 28; i += 2) {
    const [x, py] = line[i] ?? [0, y]
    bark += `M${n1(x - 26)} ${n1(py - 8 + (i % 3) * 8)}q26 ${i % 4 ? -5 : 6} 52 0`
  }
  canvas.path(bark, { stroke: shift(colour, { lightness: 0.16 }), width: 2.6, opacity: 0.5, role: 'detail' })
}
