import { mix } from '../colour'
import { blossom, sprig } from '../motifs/plants'
import { backdrop, sparkle } from '../motifs/sky'
import { greensOf } from '../motifs/wreath'
import { isDark, skyAt } from '../palettes'
import type { Frame } from '../scene'
import { icon } from './icon'

const COLUMN = 262
const ROW = 292

/** A half-drop repeat: every second column half a row lower, small things between. */
export function halfDrop({ canvas, random, palette }: Frame, icons: readonly string[]): undefined {
  const ground = isDark(palette)
    ? mix(palette.dark, skyAt(palette, 1), 0.4)
    : mix(palette.paper, skyAt(palette, 2), 0.4)
  backdrop(canvas, [ground, mix(ground, palette.land[0], 0.12)])
  const greens = greensOf(palette)
  const columns = Math.ceil(1000 / COLUMN) + 1
  const rows = Math.ceil(canvas.height / ROW) + 2
  for (let i = -1; i < columns; i++) {
    for (let j = -1; j < rows; j++) {
      const x = (i + 0.42) * COLUMN
      const y = (j + (i % 2 === 0 ? 0.5 : 0)) * ROW
      const [fx, fy] = [x + COLUMN * 0.5, y + ROW * 0.25]
      filler({ x: fx, y: fy, kind: (i + j * 2 + 20) % 3 })
      const shadow = canvas.radial([
        [0, palette.dark, 0.2],
        [1, palette.dark, 0],
      ])
      canvas.ellipse(x + 6, y + 74, 74, 18, { fill: shadow, role: 'shade' })
      const name = icons[(i + 2 * j + 30) % icons.length] ?? ''
      icon(canvas, name, x, y, 186, palette, { kind: 'tuned' }, (i + j) % 2 ? 11 : -11)
    }
  }
  return undefined

  function filler({ x, y, kind }: { x: number; y: number; kind: number }): void {
    if (kind === 0)
      blossom(
        canvas,
        random,
        x,
        y,
        26,
        mix(random.pick(palette.flowers), palette.light, 0.3),
        palette.accent2,
      )
    else if (kind === 1) {
      sprig(
        canvas,
        random,
        x - 20,
        y + 30,
        random.range(20, 50),
        78,
        random.pick(greens),
        5,
        random.chance(0.4),
      )
    } else sparkle(canvas, x, y, 20, palette.accent2)
  }
}
