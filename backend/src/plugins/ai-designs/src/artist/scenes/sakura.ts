import { mix } from '../colour'
import type { Point } from '../curves'
import { blossom, branch, fallingPetal } from '../motifs/plants'
import { backdrop, birds, clouds, sun } from '../motifs/sky'
import type { Frame, Scene, SceneSpec } from '../scene'

/** A branch from the edge of the picture, thick with blossom. */
export function cherryBranch(
  { canvas, random, palette }: Frame,
  from: Point,
  angle: number,
  length: number,
): void {
  const wood = mix('#4a2f33', palette.dark, 0.4)
  const tips = branch(canvas, random, from, angle, length, length * 0.075, wood)
  const petals = [palette.flowers[1], mix(palette.flowers[0], palette.light, 0.45), palette.light]
  const core = mix(palette.flowers[0], palette.flowers[3], 0.5)
  for (const [x, y] of random.shuffle(tips).slice(0, Math.round(length / 12))) {
    for (let i = 0; i < 3; i++) {
      const [px, py] = [x + random.bell() * 44, y + random.bell() * 44]
      if (random.chance(0.78))
        blossom(canvas, random, px, py, random.range(15, 36), random.pick(petals), core)
      else canvas.circle(px, py, random.range(5, 9), { fill: palette.flowers[0] })
    }
  }
}

const draw: Scene = (frame) => {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, palette.sky)
  const foot = mix(palette.accent, palette.accent2, 0.55)
  sun(
    canvas,
    random.range(380, 700),
    height * random.range(0.34, 0.5),
    random.range(230, 300),
    palette.accent,
    foot,
    1.6,
  )
  clouds(canvas, random, height * 0.3, height * 0.8, 6, palette.light, 0.6)
  cherryBranch(frame, [-40, height * random.range(0.16, 0.3)], 0.1, 760)
  cherryBranch(frame, [1050, height * random.range(0.68, 0.8)], 3.5, 640)
  cherryBranch(frame, [-40, height * 0.93], -0.4, 380)
  const petals = [palette.flowers[1], palette.flowers[0], palette.light]
  for (let i = 0; i < 60; i++)
    fallingPetal(canvas, random, petals, random.next() * 1000, random.next() * height)
  birds(canvas, random, random.range(350, 700), height * 0.5, 3, palette.dark, 1.6)
  return undefined
}

/** Cherry branches before a low sun. */
export const sakura: SceneSpec = {
  name: 'sakura',
  shows: 'cherry blossom',
  kind: 'plant',
  words: 'sakura cherry-blossom cherry-tree cherry-branch blossom blossom-branch plum-blossom almond-blossom',
  palettes: ['sakura', 'dawn', 'lavender', 'royal'],
  compositions: ['sakura', 'fuji', 'sakura', 'sakura'],
  draw,
}
