import { mix } from '../colour'
import { polygon, type Point } from '../curves'
import { backdrop } from '../motifs/sky'
import type { Scene, SceneSpec } from '../scene'

const draw: Scene = ({ canvas, random, palette, wishes }) => {
  const { paper, flowers, leaf, accent2, land, dark } = palette
  // The second has great chips, the fourth a dark ground.
  const night = wishes.dark ?? (wishes.index === 3 && !wishes.says('pastel light pale'))
  const size = wishes.index === 1 ? 1.75 : 1
  const ground = night ? [mix(dark, land[2], 0.5), dark] : [paper, mix(paper, land[0], 0.08)]
  backdrop(canvas, ground)
  const colours = [...flowers, leaf, accent2, land[1], night ? paper : dark]
  const placed: { x: number; y: number; r: number }[] = []
  const sizes = [
    [90, 46, 92],
    [300, 16, 38],
    [700, 4, 12],
  ] as const
  for (const [count, low, high] of sizes) {
    for (let i = 0; i < count; i++) {
      const [x, y, r] = [random.next() * 1000, random.next() * canvas.height, random.range(low, high) * size]
      if (placed.some((chip) => Math.hypot(chip.x - x, chip.y - y) < (chip.r + r) * 0.82)) continue
      placed.push({ x, y, r })
      const corners = random.int(5, 8)
      const points: Point[] = Array.from({ length: corners }, (_, k) => {
        const angle = (k / corners) * Math.PI * 2 + random.range(-0.3, 0.3)
        const away = r * random.range(0.6, 1)
        return [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.85] as const
      })
      const colour = random.pick(colours)
      const fill = canvas.linear(
        [
          [0, mix(colour, paper, 0.14)],
          [1, colour],
        ],
        [0, 0, 1, 1],
      )
      canvas.path(polygon(points, true), { fill: r > 14 ? fill : colour })
    }
  }
  return undefined
}

/** Chips of stone in three sizes on pale ground. */
export const terrazzo: SceneSpec = {
  name: 'terrazzo',
  kind: 'pattern',
  words: 'terrazzo confetti speckle sprinkle',
  palettes: ['boho', 'candy', 'sakura', 'ocean'],
  compositions: ['terrazzo', 'terrazzo', 'tiles', 'terrazzo'],
  neverFramed: true,
  neverLine: true,
  draw,
}
