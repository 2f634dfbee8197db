import { shift } from '../colour'
import type { Frame } from '../scene'

/** Flat-topped rocks: a step function softened at its corners. */
export function mesa(
  { canvas, random }: Frame,
  x: number,
  base: number,
  width: number,
  tall: number,
  colour: string,
): void {
  const w = width / 2
  const d = `M${x - w * 1.5} ${base}L${x - w} ${base - tall * 0.45}L${x - w * 0.86} ${base - tall * 0.5}L${x - w * 0.74} ${base - tall}L${x - w * 0.1} ${base - tall * random.range(0.97, 1.05)}L${x + w * 0.6} ${base - tall}L${x + w * 0.72} ${base - tall * 0.5}L${x + w} ${base - tall * 0.42}L${x + w * 1.6} ${base}Z`
  canvas.path(d, {
    fill: canvas.linear([
      [0, colour],
      [1, shift(colour, { lightness: 0.07 })],
    ]),
  })
  const shade = `M${x + w * 0.1} ${base - tall}L${x + w * 0.6} ${base - tall}L${x + w * 0.72} ${base - tall * 0.5}L${x + w} ${base - tall * 0.42}L${x + w * 1.6} ${base}H${x + w * 0.5}L${x + w * 0.3} ${base - tall * 0.45}Z`
  canvas.path(shade, {
    fill: shift(colour, { lightness: -0.06 }),
    opacity: 0.8,
    role: canvas.line ? 'detail' : undefined,
  })
  for (const k of [0.2, 0.34, 0.62])
    canvas.path(`M${x - w * (0.76 + k * 0.1)} ${base - tall * (1 - k)}H${x + w * (0.62 + k * 0.1)}`, {
      stroke: shift(colour, { lightness: -0.08 }),
      width: 2,
      opacity: 0.4,
      role: 'detail',
    })
}
