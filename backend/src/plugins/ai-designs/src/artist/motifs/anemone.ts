import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1 } from '../curves'
import type { Random } from '../random'
import { petalPath } from './plants'

/** An anemone: broad pale petals round a dark eye with its ring of stamens. */
export function anemone(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  colour: string,
): void {
  const eye = '#2a2140'
  canvas.at(x, y, random.range(0, 360), 1, () => {
    const fill = canvas.radial(
      [
        [0, mix(colour, '#8d86b0', 0.45)],
        [0.4, colour],
        [1, shift(colour, { lightness: 0.03 })],
      ],
      [0.5, 1, 1],
    )
    const edge = mix(colour, '#6d6a86', 0.3)
    for (const [count, size, from] of [
      [6, 1, 0],
      [5, 0.8, 28],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const transform = `rotate(${n1(from + (i * 360) / count + random.range(-7, 7))})`
        canvas.path(petalPath(r * size, r * size * 0.74), { fill, transform, stroke: edge, width: 1.4 })
      }
    }
    let [threads, tips] = ['', '']
    for (let i = 0; i < 20; i++) {
      const away = r * random.range(0.27, 0.36)
      const [px, py] = [Math.cos(i * 0.314) * away, Math.sin(i * 0.314) * away]
      threads += `M0 0L${n1(px)} ${n1(py)}`
      tips += circlePath(px, py, r * 0.035)
    }
    canvas.path(threads, { stroke: eye, width: 1.4, role: 'detail' })
    canvas.path(tips, { fill: eye, role: 'solid' })
    canvas.circle(0, 0, r * 0.17, { fill: eye, role: 'solid' })
    canvas.circle(-r * 0.04, -r * 0.05, r * 0.06, { fill: mix(eye, '#ffffff', 0.3), role: 'detail' })
  })
}
