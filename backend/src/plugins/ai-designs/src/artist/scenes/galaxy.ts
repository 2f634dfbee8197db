import { nebulaField } from '../fields/nebula'
import { planet } from '../motifs/planet'
import { stars } from '../motifs/sky'
import { Random } from '../random'
import type { Scene, SceneSpec } from '../scene'

const draw: Scene = ({ canvas, random, palette, wishes }) => {
  const seed = random.int(1, 1e9)
  const height = canvas.height
  stars(canvas, random, 240, '#ffffff', height, 12)
  if (wishes.index !== 1) {
    const [x, y] = [random.range(280, 720), height * random.range(0.3, 0.75)]
    planet(canvas, random, x, y, random.range(120, 200), palette, wishes.index !== 3)
  }
  if (wishes.index === 0 || wishes.index === 3) {
    const moonlike = { ...palette, accent2: palette.flowers[0] }
    planet(
      canvas,
      random,
      random.range(160, 840),
      height * random.range(0.1, 0.24),
      random.range(30, 60),
      moonlike,
      false,
    )
  }
  return (width, rows) => nebulaField(width, rows, new Random(seed), palette)
}

/** A nebula with stars and, mostly, a planet. */
export const galaxy: SceneSpec = {
  name: 'galaxy',
  kind: 'place',
  words:
    'galaxy space outer-space cosmos cosmic nebula universe planet ringed-planet saturn milky-way stardust solar-system',
  palettes: ['cosmos', 'night', 'lavender', 'neon'],
  neverFramed: true,
  neverLine: true,
  dark: true,
  draw,
}
