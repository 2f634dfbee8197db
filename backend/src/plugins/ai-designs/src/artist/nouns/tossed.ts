import { mix } from '../colour'
import { spread } from '../motifs/shapes'
import { blossom, sprig } from '../motifs/plants'
import { backdrop, sparkle } from '../motifs/sky'
import { greensOf } from '../motifs/wreath'
import { isDark, skyAt } from '../palettes'
import type { Frame } from '../scene'
import { icon } from './icon'

const SIZES = [
  [9, 132, 158],
  [16, 84, 104],
  [40, 26, 40],
] as const

/** A print for fabric: the subject in two sizes, turned every way, small things between, on checks. */
export function tossed({ canvas, random, palette }: Frame, icons: readonly string[]): undefined {
  const height = canvas.height
  const ground = isDark(palette)
    ? mix(palette.dark, skyAt(palette, 1), 0.55)
    : mix(skyAt(palette, 1), palette.paper, 0.45)
  backdrop(canvas, [ground, mix(ground, palette.land[0], 0.12)])
  checks(ground)
  const greens = greensOf(palette)
  spread(random, { sizes: SIZES, height, gap: 1 }).forEach(({ x, y, r }, i) => {
    if (r < 60) filler(x, y, r, i % 3)
    else {
      const name = icons[i % icons.length] ?? ''
      const turn = random.range(-28, 28)
      const mirrored = random.chance(0.4)
      const shade = { kind: 'silhouette', colour: palette.dark, opacity: 0.18 } as const
      icon(canvas, name, x + r * 0.07, y + r * 0.1, r * 1.86, palette, shade, turn, mirrored)
      icon(canvas, name, x, y, r * 1.86, palette, { kind: 'tuned', leaning: 0.26 }, turn, mirrored)
    }
  })
  return undefined

  /** Two bands of colour that cross: cloth, not paper. */
  function checks(colour: string): void {
    const [step, band] = [125, isDark(palette) ? mix(colour, palette.light, 0.6) : palette.light]
    for (let x = 0; x < 1000; x += step * 2)
      canvas.rect(x, -5, step, height + 10, { fill: band, opacity: 0.16, role: 'shade' })
    for (let y = 0; y < height; y += step * 2)
      canvas.rect(-5, y, 1010, step, { fill: band, opacity: 0.16, role: 'shade' })
  }

  function filler(x: number, y: number, r: number, kind: number): void {
    const petals = mix(random.pick(palette.flowers), palette.light, 0.3)
    if (kind === 0) blossom(canvas, random, x, y, r * 0.9, petals, palette.accent2)
    else if (kind === 1)
      sprig(canvas, random, x, y + r, random.range(-60, 60), r * 2.2, random.pick(greens), 5)
    else sparkle(canvas, x, y, r * 0.7, palette.accent2)
  }
}
