import { asLch, mix, shift } from '../colour'
import { circlePath, rectPath } from '../curves'
import type { Frame } from '../scene'
import { icon } from './icon'
import { readIcons } from './icon-set'

const [COLUMNS, ROWS] = [2, 3]
const DOT = 26

/** The subject six times over on six loud grounds, cut out with a white rim and a hard shadow. */
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
    const name = icons[cell % icons.length] ?? ''
    const [x, y] = [(cell % COLUMNS) * width, Math.floor(cell / COLUMNS) * height]
    const ground = apartFrom(name, shift(grounds[cell] ?? accent2, { chroma: 1.15 }))
    canvas.rect(x, y, width + 1, height + 1, { fill: ground, role: 'backdrop' })
    let dots = ''
    for (let v = 0; v * DOT < height; v++) {
      const r = 1.5 + (8 * (v * DOT)) / height
      for (let u = 0; u * DOT < width; u++) dots += circlePath(x + (u + (v % 2) * 0.5) * DOT, y + v * DOT, r)
    }
    canvas.clipped(canvas.clip(rectPath(x, y, width, height)), () => {
      canvas.path(dots, { fill: mix(ground, light, 0.4), role: 'detail' })
      const middle = [x + width / 2, y + height / 2] as const
      const [turn, mirrored] = [[-7, 6, 4, -5, -4, 7][cell] ?? 0, cell % 2 === 1]
      const cut = { kind: 'silhouette', rim: 1.5 } as const
      icon(
        canvas,
        name,
        middle[0] + 15,
        middle[1] + 17,
        372,
        palette,
        { ...cut, colour: dark },
        turn,
        mirrored,
      )
      icon(canvas, name, middle[0], middle[1], 372, palette, { ...cut, colour: '#fffdf8' }, turn, mirrored)
      icon(canvas, name, middle[0], middle[1], 372, palette, { kind: 'tuned', leaning: 0.1 }, turn, mirrored)
    })
  }
  return undefined
}

/** A ground of the subject's own hue is turned away from it. */
function apartFrom(name: string, ground: string): string {
  const [main] = readIcons()
    .shapes(name)
    .toSorted((a, b) => b.d.length - a.d.length)
    .filter(({ fill }) => asLch(fill).c > 0.05)
  if (!main) return ground
  const [a, b] = [asLch(main.fill).h, asLch(ground).h]
  const apart = Math.min(Math.abs(a - b), 360 - Math.abs(a - b))
  return apart < 28 ? shift(ground, { hue: 150, lightness: 0.06 }) : ground
}
