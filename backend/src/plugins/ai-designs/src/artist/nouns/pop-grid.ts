import { mix, shift } from '../colour'
import { circlePath, rectPath } from '../curves'
import type { Frame } from '../scene'
import { icon } from './icon'

const [COLUMNS, ROWS] = [2, 3]
const DOT = 26

/** The subject six times over, each in other colours. */
export function popGrid({ canvas, palette }: Frame, icons: readonly string[]): undefined {
  const [width, height] = [1000 / COLUMNS, canvas.height / ROWS]
  const { flowers, accent2, sky, dark, light, leaf } = palette
  const grounds = [
    flowers[0],
    accent2,
    mix(sky[1] ?? flowers[2], flowers[3], 0.3),
    flowers[1],
    leaf,
    shift(flowers[3], { hue: 40, lightness: 0.1 }),
  ]
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
    const [x, y] = [(cell % COLUMNS) * width, Math.floor(cell / COLUMNS) * height]
    const ground = shift(grounds[cell] ?? accent2, { chroma: 1.15 })
    const opposite = shift(ground, { hue: 150, lightness: 0.12 })
    canvas.rect(x, y, width + 1, height + 1, { fill: ground, role: 'backdrop' })
    let dots = ''
    for (let v = 0; v * DOT < height; v++) {
      const r = 1.5 + (8 * (v * DOT)) / height
      for (let u = 0; u * DOT < width; u++) dots += circlePath(x + (u + (v % 2) * 0.5) * DOT, y + v * DOT, r)
    }
    canvas.clipped(canvas.clip(rectPath(x, y, width, height)), () => {
      canvas.path(dots, { fill: mix(ground, light, 0.4), role: 'detail' })
      const name = icons[cell % icons.length] ?? ''
      const middle = [x + width / 2, y + height / 2] as const
      icon(canvas, name, middle[0] + 12, middle[1] + 14, 400, palette, { kind: 'silhouette', colour: dark })
      const tones = [
        dark,
        shift(ground, { hue: 60, lightness: -0.12 }),
        opposite,
        mix(opposite, light, 0.55),
        light,
      ]
      icon(canvas, name, middle[0], middle[1], 400, palette, { kind: 'toned', tones })
    })
  }
  return undefined
}
