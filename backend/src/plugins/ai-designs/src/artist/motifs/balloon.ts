import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { n1 } from '../curves'
import type { Random } from '../random'
import { starPath } from './shapes'

/** A hot-air balloon; `x, y` is the middle of its envelope, `r` half its width. */
export function balloon(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  colours: readonly string[],
  basket: string,
): void {
  const kind = random.int(0, 2)
  const at = (i: number): string =>
    colours[((i % colours.length) + colours.length) % colours.length] ?? basket
  const outline =
    'M-100 -8C-100 -66 -56 -106 0 -106C56 -106 100 -66 100 -8C100 44 52 78 26 118H-26C-52 78 -100 44 -100 -8Z'
  canvas.at(x, y, random.range(-3, 3), r / 100, () => {
    canvas.path('M-22 118L-15 164M22 118L15 164M-9 118L-6 164M9 118L6 164', {
      stroke: mix(basket, '#000000', 0.3),
      width: 1.8,
    })
    const gores = 8
    if (kind === 2) canvas.path(outline, { fill: at(0) })
    for (let i = 0; i < gores && kind !== 2; i++) {
      const edge = (k: number): number => Math.sin(((k / gores) * 2 - 1) * (Math.PI / 2))
      const [a, b] = [edge(i), edge(i + 1)]
      const side = (e: number): string =>
        `C${n1(e * 60)} -106 ${n1(e * 100)} -66 ${n1(e * 100)} -8C${n1(e * 100)} 44 ${n1(e * 52)} 78 ${n1(e * 26)} 118`
      const back = (e: number): string =>
        `C${n1(e * 52)} 78 ${n1(e * 100)} 44 ${n1(e * 100)} -8C${n1(e * 100)} -66 ${n1(e * 60)} -106 0 -106`
      canvas.path(`M0 -106${side(a)}H${n1(b * 26)}${back(b)}Z`, { fill: at(i) })
    }
    const clip = canvas.clip(outline)
    if (kind > 0) {
      const band = 'M-110 -34Q0 0 110 -34V18Q0 54 -110 18Z'
      canvas.path(band, { fill: at(2), clip })
      canvas.path('M-110 -40Q0 -6 110 -40M-110 24Q0 60 110 24', { stroke: at(1), width: 7, clip })
      for (let i = -3; i <= 3; i++)
        canvas.path(starPath(Math.sin(i * 0.42) * 100, 11 - Math.abs(i) * 3.6, 13 * Math.cos(i * 0.3)), {
          fill: at(3),
        })
      canvas.path('M-110 -118H110V-74Q0 -50 -110 -74Z', { fill: at(3), clip })
      canvas.path('M-60 84Q0 96 60 84V130H-60Z', { fill: at(3), clip })
    }
    const round = canvas.linear(
      [
        [0, '#ffffff', 0.22],
        [0.4, '#ffffff', 0],
        [1, '#000000', 0.28],
      ],
      [0, 0, 1, 0.25],
    )
    canvas.path(outline, { fill: round, role: 'shade' })
    const weave = canvas.linear(
      [
        [0, shift(basket, { lightness: 0.08 })],
        [1, shift(basket, { lightness: -0.1 })],
      ],
      [0, 0, 1, 0],
    )
    canvas.path('M-18 162H18L15 192Q0 197 -15 192Z', { fill: weave })
    canvas.path('M-18 170H18M-17 178H17M-16 186H16', {
      stroke: shift(basket, { lightness: -0.16 }),
      width: 1.4,
      opacity: 0.6,
      role: 'detail',
    })
    canvas.path('M-20 159H20V165H-20Z', { fill: shift(basket, { lightness: -0.08 }) })
  })
}
