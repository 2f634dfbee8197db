import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import type { Palette } from '../palettes'
import type { Random } from '../random'
import { berries, blossom, daisy, leaf, peony, sprig } from './plants'

const DEGREE = Math.PI / 180

/** Part of a ring; angles in degrees, clockwise from above. */
export interface Arc {
  x: number
  y: number
  r: number
  from: number
  to: number
  /** How much higher than wide the ring is. */
  stretch?: number
}

export const greensOf = ({ leaf: green, land }: Palette): string[] => [
  green,
  shift(green, { lightness: -0.08, hue: -10 }),
  shift(green, { lightness: 0.07, hue: 12 }),
  mix(green, land[1], 0.35),
]

function along({ x, y, r, from, to, stretch = 1 }: Arc, share: number, away = 0): [number, number, number] {
  const angle = from + (to - from) * share
  const reach = r + away
  return [x + Math.sin(angle * DEGREE) * reach, y - Math.cos(angle * DEGREE) * reach * stretch, angle]
}

/** Leaves, twigs and berries that point out of an arc. */
export function foliageFan(
  canvas: Canvas,
  random: Random,
  arc: Arc,
  palette: Palette,
  count: number,
  size = 150,
): void {
  const greens = greensOf(palette)
  for (let i = 0; i < count; i++) {
    const [x, y, angle] = along(arc, count === 1 ? 0.5 : i / (count - 1), random.range(-20, 40))
    const turn = angle + random.range(-28, 28)
    const green = random.pick(greens)
    const length = size * random.range(0.75, 1.3)
    const kind = random.next()
    if (kind < 0.55) leaf(canvas, random, x, y, turn, length, length * random.range(0.2, 0.28), green)
    else if (kind < 0.86) sprig(canvas, random, x, y, turn, length * 1.15, green, 7, random.chance(0.4))
    else berries(canvas, random, x, y, turn, length, green, palette.flowers[3])
  }
}

/** Flowers of three kinds side by side along an arc: a crown, a wreath or a garland. */
export function flowerArc(
  canvas: Canvas,
  random: Random,
  arc: Arc,
  palette: Palette,
  count: number,
  size = 70,
): void {
  const order = random.shuffle(Array.from({ length: count }, (_, i) => i))
  const start = random.int(0, 3)
  for (const i of order) {
    const [x, y] = along(arc, count === 1 ? 0.5 : i / (count - 1), random.range(-14, 14))
    flower(canvas, random, x, y, size * random.range(0.85, 1.15), palette, (i * 2 + start) % 3, i + start)
  }
}

/** One flower of a kind (0 peony, 1 blossom, 2 daisy) in one of the palette's colours. */
export function flower(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  palette: Palette,
  kind: number,
  hue: number,
): void {
  const colour = palette.flowers[hue % palette.flowers.length] ?? palette.accent2
  if (kind === 0) peony(canvas, random, x, y, r, colour)
  else if (kind === 1) {
    blossom(canvas, random, x, y, r * 0.72, mix(colour, palette.light, 0.35), palette.accent2)
  } else
    daisy(
      canvas,
      random,
      x,
      y,
      r * 0.84,
      mix(colour, palette.light, 0.15),
      mix('#e9a33c', palette.accent2, 0.2),
      13,
    )
}

/** Tall leaves and twigs that grow from the foot of the picture, higher towards its sides. */
export function leafBank(
  canvas: Canvas,
  random: Random,
  palette: Palette,
  height: number,
  count = 22,
  middle = 0.3,
): void {
  const greens = greensOf(palette)
  const foot = canvas.height + 30
  for (let i = 0; i < count; i++) {
    const side = i % 2 ? 1 : -1
    const away = random.next()
    const tall = height * (middle + (1 - middle) * away) * random.range(0.75, 1.1)
    const turn = side * (random.range(-6, 14) + 10 * away)
    const [x, green] = [500 + side * (40 + away * 480), random.pick(greens)]
    if (random.chance(0.62)) leaf(canvas, random, x, foot, turn, tall, tall * random.range(0.16, 0.24), green)
    else sprig(canvas, random, x, foot, turn, tall, green, 9, random.chance(0.4))
  }
}

/** Flowers along the foot of the picture. */
export function flowerBank(
  canvas: Canvas,
  random: Random,
  palette: Palette,
  count = 7,
  size = 96,
  rise = 60,
): void {
  const start = random.int(0, 3)
  for (let i = 0; i < count * 2; i++) {
    const front = i >= count
    const k = i % count
    const x = ((k + (front ? 0.5 : 0)) / (count - 0.5)) * 1040 - 20 + random.range(-26, 26)
    const dip = 1 - Math.abs(x - 500) / 520
    const y = canvas.height + (front ? 20 : -rise) + dip * 40 + random.range(-24, 24)
    const kind = (k + (front ? 0 : 2)) % 3
    flower(
      canvas,
      random,
      x,
      y,
      size * random.range(0.8, 1.1) * (front ? 1.1 : 0.85),
      palette,
      kind,
      k + start + (front ? 0 : 1),
    )
  }
}
