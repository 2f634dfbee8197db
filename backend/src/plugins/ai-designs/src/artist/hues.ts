import { lch } from './colour'
import { paletteOf, type Palette } from './palettes'
import type { Random } from './random'

/** Colour words as OKLCH hue and chroma. */
export const HUES = {
  red: [25, 0.19],
  crimson: [20, 0.19],
  scarlet: [28, 0.2],
  burgundy: [15, 0.12],
  orange: [55, 0.16],
  coral: [35, 0.15],
  peach: [60, 0.09],
  yellow: [95, 0.16],
  gold: [85, 0.12],
  golden: [85, 0.12],
  lime: [125, 0.18],
  green: [150, 0.13],
  emerald: [162, 0.13],
  mint: [170, 0.08],
  sage: [140, 0.05],
  olive: [115, 0.08],
  teal: [195, 0.1],
  turquoise: [190, 0.11],
  cyan: [205, 0.12],
  aqua: [198, 0.11],
  blue: [255, 0.15],
  navy: [265, 0.11],
  indigo: [275, 0.16],
  purple: [305, 0.17],
  violet: [300, 0.16],
  lilac: [310, 0.09],
  lavender: [300, 0.08],
  magenta: [335, 0.22],
  pink: [0, 0.13],
  rose: [10, 0.14],
  'rose-gold': [30, 0.07],
  terracotta: [42, 0.12],
  rust: [40, 0.13],
  salmon: [30, 0.11],
  blush: [8, 0.07],
  maroon: [15, 0.12],
  mustard: [88, 0.13],
  brown: [55, 0.07],
  beige: [80, 0.04],
  cream: [90, 0.04],
  ivory: [95, 0.02],
  silver: [250, 0.012],
  grey: [260, 0.008],
  gray: [260, 0.008],
  charcoal: [260, 0.015],
  copper: [48, 0.1],
  bronze: [65, 0.09],
  ochre: [75, 0.12],
  apricot: [58, 0.1],
  plum: [330, 0.11],
  wine: [12, 0.12],
  ruby: [15, 0.2],
  sapphire: [262, 0.17],
  jade: [160, 0.09],
  amber: [75, 0.15],
  fuchsia: [340, 0.22],
  mauve: [320, 0.07],
  khaki: [105, 0.06],
  'hot-pink': [355, 0.21],
  'baby-pink': [5, 0.08],
  'dusty-pink': [12, 0.07],
  'dusty-rose': [12, 0.08],
  'sky-blue': [235, 0.1],
  'baby-blue': [240, 0.07],
  'royal-blue': [264, 0.19],
  'powder-blue': [235, 0.05],
  'forest-green': [148, 0.09],
  'sage-green': [140, 0.05],
  'mint-green': [168, 0.08],
  'lime-green': [128, 0.19],
  'burnt-orange': [48, 0.15],
} as const satisfies Record<string, readonly [number, number]>
export type HueName = keyof typeof HUES
export const isHue = (word: string): word is HueName => Object.hasOwn(HUES, word)

/** Light by nature: their shadows are no brown and no olive. */
const TENDER: ReadonlySet<string> = new Set([
  'peach',
  'yellow',
  'apricot',
  'blush',
  'cream',
  'ivory',
  'beige',
  'mint',
  'lilac',
  'baby-pink',
  'baby-blue',
  'powder-blue',
  'dusty-pink',
])

/** Hardly colours: beside another they are its paper and its light. */
const PALE: ReadonlySet<string> = new Set(['cream', 'ivory', 'beige'])

/** The colour of a subject that is said to be so: 'a red dragon'. */
export function tintOf(name: HueName): string {
  const [h, c] = HUES[name]
  return lch(TENDER.has(name) ? 0.84 : c < 0.03 ? 0.66 : 0.6, c, h)
}

/** A palette made of the colours that the prompt names. */
export function paletteOfHues(
  names: readonly [HueName, ...HueName[]],
  random: Random,
  dark: boolean,
): Palette {
  const [first, second] = names
  if (PALE.has(first) && !second && !dark)
    return { ...paletteOf('boho'), name: first, sky: ['#eadcc6', '#f2e8d8', '#f9f3e9'] }
  if (second && PALE.has(first) && !PALE.has(second)) return paletteOfHues([second, first], random, dark)
  const [h, c] = HUES[first]
  const pale = second !== undefined && PALE.has(second)
  // Beside orange and peach stands pink: on their other side is khaki.
  const besides = h > 28 && h < 80 ? [-28, -42] : [30, -35]
  const [h2, c2] = names[1] ? HUES[names[1]] : [h + random.pick(besides), c * 0.9]
  const [h3, c3] = names[2] ? HUES[names[2]] : pale ? [h2 - 12, 0.1] : [h2 + 25, c2]
  const between = pale ? h : (h + h2) / 2 + (Math.abs(h - h2) > 180 ? 180 : 0)
  // Yellow's deep tones lean towards orange, as gold's do.
  const deep = (name: HueName | undefined, hue: number): number =>
    name === 'yellow' ? hue - 22 : name === 'peach' || name === 'apricot' ? hue - 16 : hue
  const d = deep(names[0], h)
  const lift = !dark && TENDER.has(names[0]) ? 0.13 : 0
  const lift2 = names[1] && TENDER.has(names[1]) ? 0.08 : 0
  const l = dark ? ([0.16, 0.28, 0.45, 0.66] as const) : ([0.62, 0.76, 0.88, 0.95] as const)
  const land = dark ? ([0.42, 0.28, 0.13] as const) : ([0.74, 0.5, 0.24] as const)
  return {
    name: [...names, ...(dark ? ['dark'] : [])].join('+'),
    tags: [],
    sky: [
      lch(l[0] + lift, c, h),
      lch(l[1] + lift * 0.6, c, h),
      lch(l[2], c * 0.8, between),
      lch(l[3], c2 * 0.7, h2),
    ],
    land: [lch(land[0] + lift * 0.6, c * 0.7, h), lch(land[1] + lift, c, d), lch(land[2] + lift, c * 0.7, d)],
    accent: lch(0.86, Math.min(0.14, c2 + 0.02), h2),
    accent2: lch(pale ? 0.84 : 0.7, c3, h3),
    light: lch(0.96, 0.02, h2),
    dark: lch(0.15, 0.05, h),
    paper: lch(0.965, 0.012, h2),
    leaf: lch(0.5, 0.08, 155),
    flowers: [
      lch(0.65 + lift, c, h),
      lch(0.76 + lift2, c2, h2),
      lch(0.9, 0.04, h3),
      lch(0.48 + lift * 1.2, c * (lift > 0 ? 1.2 : 1), lift > 0 ? d : h),
    ],
  }
}
