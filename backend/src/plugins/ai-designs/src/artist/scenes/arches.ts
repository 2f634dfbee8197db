import { mix, shift } from '../colour'
import { n1 } from '../curves'
import { sprig } from '../motifs/plants'
import { backdrop, birds, sun } from '../motifs/sky'
import { skyAt } from '../palettes'
import type { Frame, Scene, SceneSpec } from '../scene'

const draw: Scene = (frame) => {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const { paper, land, accent2, light, flowers, leaf, dark } = palette
  const [a, b, c] = [land[2], land[1], land[0]]
  const [d, e, f] = [accent2, mix(accent2, light, 0.6), flowers[0]]
  backdrop(canvas, [paper, mix(paper, skyAt(palette, 1), 0.55)])
  sun(canvas, random.range(300, 720), height * 0.2, random.range(110, 160), d, f, 1.6)
  nested(frame, random.range(220, 340), height * random.range(0.5, 0.58), random.range(250, 300), [
    b,
    paper,
    d,
    paper,
    a,
    paper,
    e,
  ])
  nested(frame, random.range(700, 800), height * random.range(0.66, 0.72), random.range(210, 260), [
    f,
    e,
    c,
    paper,
    b,
    d,
  ])
  nested(frame, random.range(420, 520), height * 0.86, random.range(150, 190), [paper, d, paper, a, e])
  const greens = [leaf, shift(leaf, { lightness: 0.1 }), b]
  for (const [x, y, turn] of [
    [60, 0.99, 12],
    [940, 0.98, -14],
    [880, 0.42, 200],
    [70, 0.34, 150],
  ] as const) {
    for (let i = 0; i < 3; i++) {
      const colour = random.pick(greens)
      const [px, rotation] = [x + random.range(-40, 40), turn + random.range(-24, 24)]
      sprig(canvas, random, px, y * height, rotation, random.range(210, 330), colour, 8, random.chance(0.5))
    }
  }
  birds(canvas, random, 560, height * 0.3, 4, dark, 1.4)
  return undefined
}

function nested({ canvas }: Frame, x: number, y: number, r: number, colours: readonly string[]): void {
  const foot = n1(canvas.height + 20)
  colours.forEach((fill, k) => {
    const q = r * (1 - (k / colours.length) * 0.86)
    canvas.path(`M${n1(x - q)} ${foot}V${n1(y)}A${n1(q)} ${n1(q)} 0 0 1 ${n1(x + q)} ${n1(y)}V${foot}Z`, {
      fill,
    })
  })
}

/** Nested arches, a sun and a few twigs. */
export const arches: SceneSpec = {
  name: 'arches',
  kind: 'pattern',
  words: 'boho arch',
  palettes: ['boho', 'sakura', 'autumn', 'forest'],
  compositions: ['arches', 'tiles', 'arches', 'arches'],
  neverFramed: true,
  neverLine: true,
  draw,
}
