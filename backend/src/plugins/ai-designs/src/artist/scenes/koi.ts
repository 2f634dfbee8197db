import { mix, shift } from '../colour'
import { smooth, type Point } from '../curves'
import { koi as drawKoi, lilyPad, lotus, type KoiColours } from '../motifs/koi'
import { backdrop } from '../motifs/sky'
import { isDark, skyAt, skyTop } from '../palettes'
import { fractal } from '../random'
import type { Scene, SceneSpec } from '../scene'

/** x, y as a share of the height, length, rotation. */
type Swimmer = readonly [number, number, number, number]

/** Six that follow each other round a lotus. */
const wheel = (count: number): Swimmer[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * Math.PI * 2) / count
    const length = count > 5 ? 370 : count > 3 ? 430 : 520
    return [500 + Math.sin(angle) * 300, 0.5 - Math.cos(angle) * 0.225, length, (i * 360) / count + 84]
  })

/** A stream of them on their way up. */
const stream = (count: number): Swimmer[] =>
  Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1)
    const sway = Math.sin(t * 5.6 + 0.4)
    const side = i % 2 ? 124 : -124
    const large = count > 6 ? 1 : count > 3 ? 1.4 : 1.8
    return [
      500 + sway * 170 + side,
      (count > 6 ? 0.94 : 0.76) - t * (count > 6 ? 0.8 : 0.5),
      (330 - t * 90) * large,
      Math.cos(t * 5.6 + 0.4) * 34,
    ]
  })

const PAIR: readonly Swimmer[] = [
  [330, 0.34, 610, 18],
  [670, 0.66, 610, 198],
]

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The four pictures' fish; as many as the prompt counts. */
function shoalOf(index: number, count: number | null): readonly Swimmer[] {
  if (index === 1) return wheel(count ?? 6)
  if (index === 2) return stream(count ?? 9)
  const alone: Swimmer = [500, 0.5, 920, 12]
  if (index === 3) return count === null || count === 1 ? [alone] : PAIR
  return count === null || count === 2 ? PAIR : count === 1 ? [alone] : wheel(count)
}

const draw: Scene = ({ canvas, random, palette, wishes }) => {
  const height = canvas.height
  const [far, near, foreground] = palette.land
  const water = isDark(palette)
    ? [skyAt(palette, 1), skyTop(palette), palette.dark]
    : [mix(far, near, 0.5), near, foreground]
  backdrop(canvas, water)
  const noise = random.noise()
  for (let i = 0; i < 38; i++) {
    const y = random.next() * height
    const points: Point[] = Array.from({ length: 15 }, (_, k) => {
      const x = (k / 14) * 1100 - 50
      return [x, y + fractal(noise, x * 0.0022 + i, y * 0.004, 3) * 150] as const
    })
    const stroke = mix(water[0] ?? near, palette.light, 0.5)
    canvas.path(smooth(points), {
      stroke,
      width: random.range(1, 3.5),
      opacity: random.range(0.05, 0.17),
      role: 'detail',
    })
  }
  for (let i = 0; i < 6; i++) {
    const [x, y] = [random.next() * 1000, random.next() * height]
    for (let k = random.int(3, 5); k > 0; k--) {
      canvas.ellipse(x, y, k * 30, k * 25, {
        stroke: palette.light,
        width: 3.2 - k * 0.4,
        opacity: 0.34 - k * 0.05,
      })
    }
  }
  const coats: KoiColours[] = [
    { body: '#fdf6ea', patch: '#ea5a2d', dark: '#2b2730' },
    { body: '#f6b33c', patch: '#f08a24', dark: null },
    { body: '#fbf6ee', patch: '#d8322f', dark: null },
    { body: '#2f3440', patch: '#e8642f', dark: '#f5efe3' },
    { body: '#fdf6ea', patch: palette.accent2, dark: palette.dark },
  ]
  const shoal = shoalOf(wishes.index, wishes.count)
  const pads = Array.from({ length: 8 }, () => ({
    x: random.chance(0.5) ? random.range(-20, 190) : random.range(810, 1020),
    y: random.next() * height,
    r: random.range(60, 130),
  }))
  shoal.forEach(([x, y, length, rotation], i) => {
    const coat = i === 0 ? coats[0] : random.pick(coats)
    if (coat) drawKoi(canvas, random, x, y * height, rotation + random.range(-8, 8), length, coat)
  })
  const heart = wishes.index === 1
  const greens = [
    palette.leaf,
    shift(palette.leaf, { lightness: 0.06, hue: 10 }),
    shift(palette.leaf, { lightness: -0.06 }),
  ]
  if (heart) {
    lilyPad(canvas, random, 500, height / 2, 150, palette.leaf)
    lotus(canvas, random, 505, height / 2 - 10, 122, palette.flowers[1], '#f3c34c')
  }
  pads.forEach(({ x, y, r }, i) => {
    if (heart && Math.abs(y - height / 2) < height * 0.3) return
    lilyPad(canvas, random, x, y, r, random.pick(greens))
    if (i % 3 === 0) lotus(canvas, random, x + 16, y - 8, random.range(60, 92), palette.flowers[1], '#f3c34c')
  })
  return undefined
}

/** Koi in a pond between lily pads. */
export const koi: SceneSpec = {
  name: 'koi',
  shows: ({ index, count }) => {
    const { length } = shoalOf(index, count)
    return `${NUMBER_WORDS[length - 1] ?? length} koi in a pond`
  },
  kind: 'creature',
  words: 'koi fish carp goldfish pond',
  palettes: ['ocean', 'emerald', 'night', 'sakura'],
  neverFramed: true,
  draw,
}
