import { mix } from '../colour'
import { polygon, smooth, type Point } from '../curves'
import { pines, ridge, ridgeLine } from '../motifs/land'
import { fallingPetal } from '../motifs/plants'
import { backdrop, clouds, mist, sun } from '../motifs/sky'
import { glints } from '../motifs/water'
import { skyFoot } from '../palettes'
import type { Scene, SceneSpec } from '../scene'
import { cherryBranch } from './sakura'

const draw: Scene = (frame) => {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const shore = height * 0.6
  const [far, near, foreground] = palette.land
  backdrop(canvas, palette.sky, 0.75)
  const sunX = random.range(330, 670)
  const sunSize = random.range(210, 270)
  sun(canvas, sunX, height * 0.33, sunSize, palette.accent, mix(palette.accent, palette.accent2, 0.5), 1.7)
  clouds(canvas, random, height * 0.2, shore, 8, palette.light, 0.75)

  const [width, tall, x] = [1180, height * 0.3, 500 + random.range(-60, 60)]
  const slope: readonly Point[] = [
    [-0.5, 0],
    [-0.3, 0.33],
    [-0.14, 0.74],
    [-0.054, 1],
    [-0.018, 0.98],
    [0.02, 1.005],
    [0.056, 0.99],
    [0.15, 0.72],
    [0.31, 0.32],
    [0.5, 0],
  ]
  const outline = `${smooth(
    slope.map(([u, v]) => [x + u * width, shore - v * tall] as const),
    false,
    0.12,
  )}Z`
  const rock = canvas.linear([
    [0, near],
    [0.55, mix(near, far, 0.5)],
    [1, mix(far, palette.light, 0.6)],
  ])
  canvas.path(outline, { fill: rock })
  const teeth: Point[] = Array.from({ length: 19 }, (_, i) => {
    const t = i / 18
    const drop = (i % 2 ? random.range(30, 95) : -random.range(8, 34)) * (0.6 + 0.4 * Math.sin(Math.PI * t))
    return [
      x + (0.21 - 0.42 * t) * width,
      shore - tall * (0.63 + 0.08 * Math.sin(Math.PI * t)) + drop,
    ] as const
  })
  const snow = canvas.linear([
    [0, '#ffffff'],
    [1, mix(palette.light, far, 0.3)],
  ])
  const cap = [
    [x - 0.22 * width, shore - tall * 1.1] as const,
    [x + 0.22 * width, shore - tall * 1.1] as const,
    ...teeth,
  ]
  canvas.path(polygon(cap, true), { fill: snow, clip: canvas.clip(outline) })
  mist(canvas, shore - 40, 200, mix(palette.light, skyFoot(palette), 0.4), 0.85)

  if (canvas.line) canvas.rect(-5, shore, 1010, height, { fill: canvas.line.paper })
  else {
    canvas.mirrorBelow(shore)
    const veil = canvas.linear([
      [0, mix(far, palette.light, 0.35), 0.3],
      [1, near, 0.85],
    ])
    canvas.rect(-5, shore, 1010, height - shore + 10, { fill: veil })
  }
  glints(canvas, random, shore, 90, palette.light, sunX)
  const noise = random.noise()
  for (let i = 0; i < 3; i++) {
    const points = ridgeLine(noise, {
      base: height * (0.83 + i * 0.07),
      height: 70,
      frequency: 1.5,
      offset: i * 7,
      octaves: 4,
      crests: 0.2,
    })
    const colour = mix(near, foreground, (i + 0.4) / 2.4)
    ridge(canvas, points, colour, mix(near, far, 0.3), height)
    const tree = mix(near, foreground, 0.45 + i * 0.27)
    pines(canvas, random, points, 34 - i * 6, 36 + 34 * i, 70 + 52 * i, tree)
  }
  cherryBranch(frame, [-30, height * random.range(0.06, 0.12)], 0.35, 560)
  cherryBranch(frame, [1040, height * 0.02], 2.5, 420)
  const petals = [palette.flowers[1], palette.flowers[0], palette.light]
  for (let i = 0; i < 46; i++)
    fallingPetal(canvas, random, petals, random.next() * 1000, random.next() * height)
  return undefined
}

/** The snow-capped cone before a great sun, a still lake at its foot and cherry branches above. */
export const fuji: SceneSpec = {
  name: 'fuji',
  shows: 'Mount Fuji',
  kind: 'place',
  words: 'fuji fujiyama mount-fuji',
  weak: 'japan japanese ninja geisha torii pagoda zen-garden kimono',
  strong: 'fuji fujiyama',
  palettes: ['sakura', 'dawn', 'sunset', 'night'],
  compositions: ['fuji', 'sakura', 'wave', 'fuji'],
  draw,
}
