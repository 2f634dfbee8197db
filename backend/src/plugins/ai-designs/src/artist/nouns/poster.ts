import { mix, shift } from '../colour'
import { n1 } from '../curves'
import { sunburstPath } from '../motifs/shapes'
import { backdrop, sparkle } from '../motifs/sky'
import { flower, greensOf } from '../motifs/wreath'
import { leaf, sprig } from '../motifs/plants'
import { isDark, skyAt } from '../palettes'
import type { Frame } from '../scene'
import { icon } from './icon'

/** The subject on a plinth under an arch of many colours, as posters of the seventies have it. */
export function poster(frame: Frame, icons: readonly string[]): undefined {
  const { canvas, random, palette } = frame
  const tall = canvas.height
  const [x, spring, foot] = [500, tall * 0.47, tall * 0.79]
  const dark = isDark(palette)
  const base = dark ? mix(palette.dark, skyAt(palette, 1), 0.6) : mix(palette.paper, skyAt(palette, 1), 0.4)
  backdrop(canvas, [base, mix(base, palette.light, dark ? 0.08 : 0.4)])
  const ray = mix(base, palette.light, dark ? 0.16 : 0.55)
  canvas.path(sunburstPath(x, spring, 40, 1700, 26, 0.06), { fill: ray, opacity: 0.7, role: 'detail' })
  const bands = [palette.flowers[0], palette.accent, palette.accent2, palette.flowers[1], palette.land[1]]
  bands.forEach((band, i) => {
    const r = 424 - i * 36
    const arch = `M${x - r} ${n1(tall + 10)}V${n1(spring)}A${r} ${r} 0 0 1 ${x + r} ${n1(spring)}V${n1(tall + 10)}Z`
    canvas.path(arch, { fill: band })
  })
  const r = 424 - bands.length * 36
  const inside = canvas.linear([
    [0, mix(palette.light, palette.accent2, 0.2)],
    [1, mix(palette.accent, palette.light, 0.35)],
  ])
  canvas.path(
    `M${x - r} ${n1(tall + 10)}V${n1(spring)}A${r} ${r} 0 0 1 ${x + r} ${n1(spring)}V${n1(tall + 10)}Z`,
    { fill: inside },
  )
  canvas.circle(x, spring - 8, 176, { fill: palette.light, opacity: 0.55, role: 'glow' })
  plinth()
  const [main = '', second] = icons
  const shade = { kind: 'silhouette', colour: palette.dark, opacity: 0.2 } as const
  icon(canvas, main, x + 22, foot - 244, 560, palette, shade)
  icon(canvas, main, x, foot - 256, 560, palette, { kind: 'tuned', leaning: 0.26 })
  if (second) icon(canvas, second, 716, foot - 76, 220, palette, { kind: 'tuned', leaning: 0.26 }, 8)
  garden()
  for (let i = 0; i < 14; i++)
    sparkle(
      canvas,
      random.next() * 1000,
      random.range(0.03, 0.22) * tall,
      random.range(8, 20),
      palette.accent,
    )
  return undefined

  function plinth(): void {
    const stone = mix(palette.land[2], palette.land[1], 0.35)
    const side = canvas.linear(
      [
        [0, shift(stone, { lightness: 0.06 })],
        [0.4, stone],
        [1, shift(stone, { lightness: -0.1 })],
      ],
      [0, 0, 1, 0],
    )
    canvas.path(`M196 ${n1(foot)}V${n1(tall + 10)}H804V${n1(foot)}Z`, { fill: side })
    canvas.ellipse(x, foot, 304, 46, { fill: shift(stone, { lightness: 0.12 }) })
    canvas.ellipse(x, foot - 4, 304, 44, { stroke: mix(stone, palette.light, 0.5), width: 3, role: 'detail' })
    const shadow = canvas.radial([
      [0, palette.dark, 0.5],
      [1, palette.dark, 0],
    ])
    canvas.ellipse(x + 14, foot, 236, 32, { fill: shadow, role: 'shade' })
  }

  /** Leaves and flowers that grow at both feet of the arch and leave its middle free. */
  function garden(): void {
    const greens = greensOf(palette).map((green) => mix(green, palette.dark, 0.1))
    for (let i = 0; i < 40; i++) {
      const side = i % 2 ? 1 : -1
      const away = random.range(0.42, 1.06)
      const [px, long] = [500 + side * 500 * away, (150 + 260 * away) * random.range(0.75, 1.1)]
      const turn = -side * random.range(-24, 20)
      if (i % 5 === 0) sprig(canvas, random, px, tall + 20, turn, long, random.pick(greens), 8, true)
      else leaf(canvas, random, px, tall + 24, turn, long, long * 0.24, random.pick(greens))
    }
    for (let i = 0; i < 10; i++) {
      const side = i % 2 ? 1 : -1
      const px = 500 + side * (200 + (i / 9) * 280)
      const y = tall - random.range(10, 50) - (Math.abs(px - 500) / 500) * 90
      flower(canvas, random, px, y, random.range(46, 80), palette, i % 3, i)
    }
  }
}
