import { mix, shift } from '../colour'
import { berries, blossom, daisy, leaf, peony, sprig } from '../motifs/plants'
import { backdrop } from '../motifs/sky'
import { isDark, skyAt, type Palette } from '../palettes'
import type { Frame, Scene, SceneSpec } from '../scene'

interface Head {
  x: number
  y: number
  r: number
}
type Layout = (x: number, y: number) => boolean

/** Where flowers may stand; x and y are shares of the picture. */
const LAYOUTS: readonly Layout[] = [
  () => true,
  (x, y) => Math.abs(x - y) < 0.3,
  (x, y) => x + y < 0.62 || x + y > 1.38,
  (x, y) => y > 0.5 + 0.13 * Math.sin(x * 5.5),
]

const draw: Scene = (frame) => {
  const { canvas, random, palette, wishes } = frame
  const layout = LAYOUTS[wishes.index % LAYOUTS.length] ?? (() => true)
  backdrop(canvas, ground(palette, wishes.dark ?? isDark(palette)))
  const heads = scatter(frame, layout, wishes.index === 0 ? 11 : 7)
  const greens = [
    palette.leaf,
    shift(palette.leaf, { lightness: -0.1, hue: -12 }),
    shift(palette.leaf, { lightness: 0.08, hue: 14 }),
    mix(palette.leaf, palette.land[1], 0.35),
  ]
  for (const { x, y, r } of heads) {
    for (let i = r > 100 ? 7 : r > 50 ? 4 : 2; i > 0; i--) {
      const turn = random.next() * 360
      const length = r * random.range(1.3, 2)
      const kind = random.next()
      if (kind < 0.6)
        leaf(canvas, random, x, y, turn, length, length * random.range(0.2, 0.32), random.pick(greens))
      else if (kind < 0.87) {
        sprig(
          canvas,
          random,
          x,
          y,
          turn,
          length * 1.15,
          random.pick(greens),
          random.int(5, 8),
          random.chance(0.4),
        )
      } else berries(canvas, random, x, y, turn, length * 1.05, greens[1] ?? palette.leaf, palette.flowers[3])
    }
  }
  for (const { x, y, r } of heads.toSorted((a, b) => a.r - b.r)) {
    const colour = random.pick(palette.flowers)
    if (r <= 60) blossom(canvas, random, x, y, r, mix(colour, palette.light, 0.35), palette.accent2)
    else if (random.chance(0.28)) {
      daisy(canvas, random, x, y, r, colour, mix('#e9a33c', palette.accent2, 0.2), random.int(12, 18))
    } else peony(canvas, random, x, y, r, colour)
  }
  return undefined
}

function ground(palette: Palette, dark: boolean): string[] {
  if (dark) {
    return [shift(palette.dark, { lightness: 0.02 }), shift(palette.land[2], { lightness: -0.02 })]
  }
  return [palette.paper, mix(palette.paper, skyAt(palette, palette.sky.length - 2), 0.5)]
}

/** Large heads first, then smaller ones between them. */
function scatter({ canvas, random }: Frame, layout: Layout, large: number): Head[] {
  const heads: Head[] = []
  const sizes = [
    [large, 120, 175],
    [34, 66, 96],
    [80, 32, 48],
  ] as const
  for (const [count, low, high] of sizes) {
    for (let made = 0, tries = 0; made < count && tries < 500; tries++) {
      const r = random.range(low, high)
      const [x, y] = [random.range(-30, 1030), random.range(-30, canvas.height + 30)]
      const free = heads.every((head) => Math.hypot(head.x - x, head.y - y) > (head.r + r) * 0.8)
      if (!free || !layout(x / 1000, y / canvas.height)) continue
      heads.push({ x, y, r })
      made += 1
    }
  }
  return heads
}

/** A bouquet of peonies, daisies and small blossom, dense or along an edge. */
export const florals: SceneSpec = {
  name: 'florals',
  shows: 'flowers',
  kind: 'plant',
  words:
    'flower floral rose peony bouquet garden bloom wildflower daisy dahlia camellia carnation anemone chrysanthemum hydrangea ' +
    'marigold ranunculus magnolia lily hibiscus-flower gardenia',
  palettes: ['sakura', 'royal', 'emerald', 'boho'],
  compositions: ['florals', 'stems', 'corner-bouquet', 'florals'],
  neverFramed: true,
  draw,
}
