import { mix, shift } from '../colour'
import type { Canvas, Stop } from '../canvas'
import { marbleField } from '../fields/marble'
import { foilFlakes, growVeins } from '../motifs/veins'
import { isDark, skyAt, skyTop, type Palette } from '../palettes'
import { Random } from '../random'
import type { Scene, SceneSpec } from '../scene'

const FOIL: readonly Stop[] = [
  [0, '#8a5d1e'],
  [0.12, '#f7e4a6'],
  [0.24, '#b98532'],
  [0.38, '#fff8da'],
  [0.5, '#c9973f'],
  [0.63, '#f3d98d'],
  [0.76, '#93641f'],
  [0.88, '#ffefb8'],
  [1, '#b98532'],
]
/** Width factor and opacity of the soft halo beside a vein, from wide to narrow. */
const HALO = [
  [2, 0.06],
  [1.2, 0.085],
  [0.6, 0.11],
  [0.25, 0.13],
] as const

const draw: Scene = ({ canvas, random, palette, wishes }) => {
  const seed = random.int(1, 1e9)
  const dark = wishes.dark ?? isDark(palette)
  const { paper, light } = palette
  const [far, near] = palette.land
  const stone = dark
    ? [
        palette.dark,
        mix(palette.dark, skyTop(palette), 0.7),
        skyTop(palette),
        mix(skyAt(palette, 1), skyTop(palette), 0.4),
        mix(far, light, 0.25),
      ]
    : [
        '#ffffff',
        mix(paper, '#ffffff', 0.75),
        mix(paper, '#ffffff', 0.3),
        mix(paper, skyTop(palette), 0.22),
        mix(paper, near, 0.36),
      ]
  const colour = dark ? mix(light, far, 0.35) : mix(near, '#6b6b70', 0.45)
  const veins = growVeins(random, canvas.height, wishes.gold)
  // One path for veins of about one width: each path of its own costs as much as the whole picture's height.
  for (const [width, d] of byWidth(veins.soft)) {
    for (const [factor, opacity] of HALO) canvas.path(d, { stroke: colour, width: width * factor, opacity })
  }
  canvas.path(veins.crisp.join(''), { fill: colour, opacity: dark ? 0.75 : 0.55 })
  if (veins.foil.length > 0) {
    const gold = canvas.linear(FOIL, [0, 0, 1000, canvas.height], 'userSpaceOnUse')
    const foil = veins.foil.join('')
    canvas.path(foil, { fill: '#4d330c', opacity: 0.35, transform: 'translate(1.6 2.2)' })
    canvas.path(foil, { fill: gold })
    canvas.path(foilFlakes(random, veins.foilPoints, 240), { fill: gold })
  }
  if (wishes.index === 3) colourBlock(canvas, palette, dark, wishes.gold)
  return (width, height) => marbleField(width, height, new Random(seed), stone, veins.heading)
}

/** A flat slab of colour laid slanting into the stone, with a seam of metal between. */
function colourBlock(canvas: Canvas, palette: Palette, dark: boolean, gold: boolean): void {
  const height = canvas.height
  const [from, to] = [height * 0.78, height * 0.46]
  const slab = dark ? mix(palette.land[1], palette.dark, 0.3) : mix(palette.land[1], palette.accent2, 0.25)
  const fill = canvas.linear([
    [0, shift(slab, { lightness: 0.03 })],
    [1, shift(slab, { lightness: -0.05 })],
  ])
  const seam = gold
    ? canvas.linear(FOIL, [0, 0, 1000, height], 'userSpaceOnUse')
    : mix(palette.light, slab, 0.2)
  canvas.path(`M-10 ${from}L1010 ${to}V${height + 10}H-10Z`, { fill })
  for (const [away, width] of [
    [0, 11],
    [34, 3],
  ] as const) {
    canvas.path(`M-10 ${from + away}L1010 ${to + away}`, {
      stroke: '#000000',
      width: width + 5,
      opacity: 0.1,
    })
    canvas.path(`M-10 ${from + away}L1010 ${to + away}`, { stroke: seam, width })
  }
}

/** Veins in three classes of width. */
function byWidth(veins: readonly { d: string; width: number }[]): Map<number, string> {
  const classes = new Map<number, string>()
  for (const { d, width } of veins) {
    const wide = width < 14 ? 10 : width < 32 ? 24 : 44
    classes.set(wide, (classes.get(wide) ?? '') + d)
  }
  return classes
}

/** Polished stone with veins, some of them filled with gold. */
export const marble: SceneSpec = {
  name: 'marble',
  kind: 'pattern',
  words: 'marble stone granite agate quartz',
  palettes: ['royal', 'dawn', 'emerald', 'sakura'],
  neverFramed: true,
  neverLine: true,
  draw,
}
