import { mix, shift } from '../colour'
import { smooth, type Point } from '../curves'
import { daisy, leaf, peony, sprig } from '../motifs/plants'
import { backdrop } from '../motifs/sky'
import { skyFoot } from '../palettes'
import type { Scene, SceneSpec } from '../scene'

const draw: Scene = ({ canvas, random, palette }) => {
  const height = canvas.height
  const { leaf: green, paper, accent2, flowers } = palette
  backdrop(canvas, [paper, mix(paper, skyFoot(palette), 0.4)])
  const disc = canvas.linear([
    [0, accent2],
    [1, mix(accent2, paper, 0.5)],
  ])
  canvas.circle(random.range(400, 600), height * 0.4, random.range(280, 340), { fill: disc, role: 'accent' })
  const heads: { x: number; y: number; r: number }[] = []
  for (let tries = 0; tries < 400 && heads.length < 9; tries++) {
    const [x, y, r] = [
      500 + random.range(-330, 330),
      height * random.range(0.16, 0.62),
      random.range(66, 132),
    ]
    if (heads.every((head) => Math.hypot(head.x - x, head.y - y) > (head.r + r) * 1.02))
      heads.push({ x, y, r })
  }
  heads.sort((a, b) => a.y - b.y)
  const foot = height + 20
  const along = (head: { x: number; y: number }, t: number): Point => [
    500 + (head.x - 500) * (0.16 + 0.84 * t * t),
    foot + (head.y - foot) * t,
  ]
  const greens = [
    green,
    shift(green, { lightness: 0.07, hue: 12 }),
    shift(green, { lightness: -0.06 }),
    mix(green, palette.land[1], 0.3),
  ]
  for (let i = 0; i < 6; i++) {
    const x = 500 + random.range(-60, 60)
    const colour = random.pick(greens)
    sprig(
      canvas,
      random,
      x,
      foot,
      (i - 2.5) * 15 + random.range(-5, 5),
      random.range(420, 700),
      colour,
      11,
      random.chance(0.5),
    )
  }
  for (const head of heads) {
    const points = Array.from({ length: 9 }, (_, i) => along(head, i / 8))
    canvas.path(smooth(points), { stroke: shift(green, { lightness: -0.06 }), width: 6 })
  }
  for (const head of heads) {
    for (let i = 1; i < 7; i++) {
      const [x, y] = along(head, i / 7.6)
      const turn = (i % 2 ? 1 : -1) * random.range(32, 70)
      leaf(canvas, random, x, y, turn, random.range(100, 190), random.range(24, 44), random.pick(greens))
    }
  }
  heads.forEach(({ x, y, r }, i) => {
    const colour = flowers[(i % 4) as 0 | 1 | 2 | 3]
    if (i % 2) daisy(canvas, random, x, y, r, colour, '#e2a03c', random.int(12, 17))
    else peony(canvas, random, x, y, r, colour)
  })
  return undefined
}

/** A botanical study: tall stems that part from one foot, before a disc of colour. */
export const stems: SceneSpec = {
  name: 'stems',
  shows: 'flowers on tall stems',
  kind: 'plant',
  words:
    'botanical tulip poppy plant herb fern snowdrop bluebell daffodil iris hyacinth foxglove cornflower thistle heather ' +
    'eucalyptus wild-flower tall-wildflower tall-flower long-stem wildflower-stem',
  weak: 'leaf leaves',
  palettes: ['boho', 'dawn', 'forest', 'sakura'],
  compositions: ['stems', 'florals', 'stems', 'stems'],
  draw,
}
