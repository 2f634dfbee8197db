import { mix, shift } from '../colour'
import { backdrop, sparkle } from '../motifs/sky'
import { flowerArc, foliageFan } from '../motifs/wreath'
import { isDark, skyAt } from '../palettes'
import type { Frame } from '../scene'
import { icon } from './icon'

/** The subject in a disc of colour, with a wreath round it. */
export function medallion({ canvas, random, palette }: Frame, icons: readonly string[]): undefined {
  const [main = '', second, third] = icons
  const tall = canvas.height
  const [x, y, r] = [500, tall * 0.47, 368]
  const dark = isDark(palette)
  const far = dark ? palette.dark : palette.paper
  backdrop(
    canvas,
    dark ? [skyAt(palette, 0), skyAt(palette, 1), far] : [far, mix(far, skyAt(palette, 1), 0.55)],
  )
  for (let i = 0; i < 34; i++) {
    const [sx, sy] = [random.next() * 1000, random.next() * tall]
    sparkle(canvas, sx, sy, random.range(5, 17), mix(palette.accent2, far, random.range(0.1, 0.6)))
  }
  const arc = { x, y, r: r + 26, from: 0, to: 360 }
  foliageFan(canvas, random, { ...arc, r: r - 6 }, palette, 40, 150)
  const disc = canvas.radial([
    [0, mix(palette.accent, palette.light, 0.45)],
    [0.62, mix(palette.accent2, palette.light, 0.5)],
    [1, shift(mix(palette.accent2, skyAt(palette, 1), 0.35), { lightness: -0.03 })],
  ])
  canvas.circle(x, y, r + 12, { fill: mix(palette.dark, palette.land[1], 0.3) })
  canvas.circle(x, y, r, { fill: disc, role: 'backdrop' })
  canvas.circle(x, y, r - 20, { stroke: palette.light, width: 3, opacity: 0.7, role: 'detail' })
  const shadow = canvas.radial([
    [0, palette.dark, 0.34],
    [1, palette.dark, 0],
  ])
  canvas.ellipse(x, y + 258, 230, 40, { fill: shadow, role: 'shade' })
  const fall = { kind: 'silhouette', colour: palette.dark, opacity: 0.16 } as const
  icon(canvas, main, x + 16, y + 8, second ? 470 : 540, palette, fall)
  icon(canvas, main, x, y - 8, second ? 470 : 540, palette, { kind: 'tuned', leaning: 0.26 })
  if (second) icon(canvas, second, x + 190, y + 160, 210, palette, { kind: 'tuned' }, 8)
  if (third) icon(canvas, third, x - 200, y + 170, 180, palette, { kind: 'tuned' }, -8)
  flowerArc(canvas, random, { ...arc, from: 122, to: 238 }, palette, 9, 78)
  flowerArc(canvas, random, { ...arc, from: -34, to: 34 }, palette, 5, 46)
  return undefined
}
