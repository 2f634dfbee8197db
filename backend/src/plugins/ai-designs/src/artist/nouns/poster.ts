import { mix } from '../colour'
import { n1 } from '../curves'
import { sunburstPath } from '../motifs/shapes'
import { backdrop, sparkle } from '../motifs/sky'
import { leafRow } from './leaf-row'
import { skyAt } from '../palettes'
import type { Frame } from '../scene'
import { icon } from './icon'

/** The subject large before a sunburst, on a shelf of colour. */
export function poster(frame: Frame, icons: readonly string[]): undefined {
  const { canvas, random, palette } = frame
  const tall = canvas.height
  const [x, y] = [500, tall * 0.46]
  const base = mix(skyAt(palette, 1), palette.accent2, 0.18)
  backdrop(canvas, [base, mix(base, palette.light, 0.45)])
  const ray = mix(base, palette.light, 0.5)
  canvas.path(sunburstPath(x, y, 40, 1500, 22, random.next()), { fill: ray, opacity: 0.75, role: 'detail' })
  const disc = canvas.linear([
    [0, palette.accent],
    [1, mix(palette.accent, palette.accent2, 0.75)],
  ])
  canvas.circle(x, y, 390, { fill: mix(palette.light, palette.paper, 0.5) })
  canvas.circle(x, y, 362, { fill: disc, role: 'accent' })
  const foot = tall * 0.72
  const shelf = canvas.linear([
    [0, palette.land[1]],
    [1, palette.land[2]],
  ])
  canvas.path(
    `M-10 ${n1(foot)}C280 ${n1(foot - 70)} 720 ${n1(foot - 70)} 1010 ${n1(foot)}V${n1(tall + 10)}H-10Z`,
    { fill: shelf },
  )
  const shadow = canvas.radial([
    [0, palette.dark, 0.5],
    [1, palette.dark, 0],
  ])
  canvas.ellipse(x, foot - 36, 300, 38, { fill: shadow, role: 'shade' })
  const [main = '', second] = icons
  icon(canvas, main, x, foot - 330, 640, palette)
  if (second) icon(canvas, second, 770, foot - 90, 240, palette, { kind: 'tuned' }, 10)
  leafRow(frame, foot)
  for (let i = 0; i < 16; i++) {
    sparkle(canvas, random.next() * 1000, random.range(0.04, 0.28) * tall, random.range(8, 22), palette.light)
  }
  return undefined
}
