import { mix, ramp } from '../colour'
import { n1, smooth } from '../curves'
import { pines, ridge, ridgeLine } from '../motifs/land'
import { backdrop, clouds, moon, stars } from '../motifs/sky'
import { grass } from '../motifs/woods'
import { isDark, paletteOf, type Palette } from '../palettes'
import type { Frame } from '../scene'
import { icon } from './icon'

/** The subject's outline on a hill before a great moon. */
export function moonlit(
  { canvas, random, palette: given, wishes }: Frame,
  icons: readonly string[],
): undefined {
  const palette: Palette = isDark(given) ? given : paletteOf(wishes.moon ? 'night' : 'sunset')
  const tall = canvas.height
  const [far, near, foreground] = palette.land
  backdrop(canvas, palette.sky)
  stars(canvas, random, 200, palette.light, tall * 0.7, 8)
  moon(canvas, random, 500, tall * 0.42, 330, palette.accent)
  clouds(canvas, random, tall * 0.3, tall * 0.64, 7, palette.light, 0.3)
  const noise = random.noise()
  ramp([mix(far, palette.sky.at(-1) ?? far, 0.4), near], 3).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: tall * (0.64 + i * 0.06),
      height: 80,
      frequency: 1.5,
      offset: i * 7,
      crests: 0.3,
    })
    ridge(canvas, points, colour, mix(colour, palette.dark, 0.3), tall)
    pines(canvas, random, points, 30, 26 + i * 22, 60 + i * 34, mix(colour, palette.dark, 0.35))
  })
  const seat = tall * 0.71
  const hill = smooth([
    [-40, seat + 110],
    [240, seat + 22],
    [500, seat],
    [780, seat + 30],
    [1040, seat + 120],
  ])
  const size = 400
  icon(canvas, icons[0] ?? '', 500, seat - size * 0.44, size, palette, {
    kind: 'silhouette',
    colour: palette.dark,
  })
  const ground = canvas.linear([
    [0, mix(foreground, palette.dark, 0.6)],
    [1, palette.dark],
  ])
  canvas.path(`${hill}L1040 ${n1(tall + 20)}L-40 ${n1(tall + 20)}Z`, { fill: ground, role: 'solid' })
  grass(canvas, random, 500, seat + 26, 96, 60, palette.dark, 70)
  return undefined
}
