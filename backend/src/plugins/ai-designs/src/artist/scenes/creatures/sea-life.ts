import { mix, shift } from '../../colour'
import { n1, spline, type Point } from '../../curves'
import { ribbon } from '../../motifs/creatures/form'
import {
  jellyfish as drawJellyfish,
  octopus as drawOctopus,
  turtle as drawTurtle,
} from '../../motifs/creatures/sea'
import { backdrop, moon, sparkle, stars } from '../../motifs/sky'
import { waveRow } from '../../motifs/water'
import { isDark, skyAt } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'
import { fourOf, type Composition } from './four'
import { portraitGround } from './stage'
import { inAWreath, onItsOwn, type Drawn } from './wreathed'

/** Deep water with rays from above, bubbles and weeds at the foot. */
function underWater({ canvas, random, palette }: Frame): void {
  const height = canvas.height
  const [far, near] = palette.land
  const dark = isDark(palette)
  backdrop(
    canvas,
    dark
      ? [skyAt(palette, 2), skyAt(palette, 1), palette.dark]
      : [mix(far, palette.light, 0.45), far, near, palette.land[2]],
  )
  for (let i = 0; i < 7; i++) {
    const x = 60 + i * 140 + random.range(-50, 50)
    const ray = canvas.linear([
      [0, palette.light, 0.24],
      [1, palette.light, 0],
    ])
    canvas.path(`M${n1(x)} -10h60L${n1(x + 210)} ${n1(height * 0.72)}H${n1(x - 130)}Z`, {
      fill: ray,
      role: 'glow',
    })
  }
  for (let i = 0; i < 46; i++) {
    canvas.circle(random.next() * 1000, random.range(height * 0.1, height), random.range(3, 12), {
      stroke: palette.light,
      width: 2.4,
      opacity: 0.45,
      role: 'detail',
    })
  }
}

function weeds({ canvas, random, palette }: Frame): void {
  const foot = canvas.height + 20
  const tones = [palette.leaf, mix(palette.leaf, palette.land[2], 0.4), palette.accent2, palette.flowers[0]]
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? 1 : -1
    const x = 500 + side * random.range(120, 520)
    const tall = canvas.height * (0.1 + 0.2 * (Math.abs(x - 500) / 520)) * random.range(0.7, 1.2)
    const phase = random.next() * 6
    const line: Point[] = Array.from(
      { length: 7 },
      (_, k) => [x + Math.sin(k * 1.1 + phase) * 22, foot - (k / 6) * tall] as const,
    )
    const colour = random.pick(tones)
    canvas.path(
      ribbon(spline(line, 26), (t) => 40 * (1 - t) ** 0.6 * (0.8 + 0.2 * Math.sin(t * 26)) + 2),
      { fill: mix(colour, palette.dark, 0.25 * (1 - i / 26)) },
    )
  }
}

function shoal({ canvas, random, palette }: Frame, x: number, y: number, count: number): void {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [px, py] = [x + random.bell() * 130, y + random.bell() * 70]
    d += `M${n1(px)} ${n1(py)}q14 -11 30 0l11 -8v16l-11 -8q-16 11 -30 0Z`
  }
  canvas.path(d, {
    fill: mix(palette.light, palette.accent, 0.4),
    opacity: 0.85,
    role: canvas.line ? 'accent' : undefined,
  })
}

/** Before rays of light, weeds and shoals round it. */
export const inTheDeep =
  (draw: Drawn, y: number, scale: number, turn = 0): Drawn =>
  (frame) => {
    const { canvas } = frame
    underWater(frame)
    shoal(frame, 760, canvas.height * 0.24, 16)
    canvas.at(500, canvas.height * y, turn, scale, () => {
      draw(frame)
    })
    weeds(frame)
    shoal(frame, 240, canvas.height * 0.78, 12)
  }

const severalInTheDeep =
  (draw: Drawn, scale: number): Drawn =>
  (frame) => {
    const { canvas, random } = frame
    underWater(frame)
    for (const [x, y, size, turn] of [
      [730, 0.24, 0.34, 18],
      [270, 0.4, 0.48, -14],
      [620, 0.61, 0.76, 10],
    ] as const) {
      canvas.at(x, canvas.height * y, turn + random.range(-6, 6), size * scale, () => {
        draw(frame)
      })
    }
    weeds(frame)
  }

const underTheMoon =
  (draw: Drawn, scale: number, y: number): Drawn =>
  (frame) => {
    const { canvas, random, palette } = frame
    const height = canvas.height
    portraitGround(frame)
    if (isDark(palette)) stars(canvas, random, 90, palette.light, height * 0.5, 6)
    moon(canvas, random, 500, height * 0.16, 90, palette.accent, true)
    canvas.circle(500, height * y, 352, { fill: mix(palette.accent2, palette.light, 0.2), role: 'accent' })
    for (let i = 0; i < 3; i++)
      canvas.circle(500, height * y, 376 + i * 20, { stroke: palette.accent2, width: 4 - i })
    canvas.at(500, height * y, 0, scale, () => {
      draw(frame)
    })
    for (let i = 0; i < 4; i++) {
      const colour = mix(palette.land[0], palette.land[2], i / 3)
      waveRow(canvas, random, {
        y: height * (0.8 + i * 0.055),
        amplitude: 18 + i * 5,
        length: 150 + i * 30,
        colour,
        edge: mix(palette.light, colour, 0.3),
        lines: 4,
      })
    }
    for (let i = 0; i < 8; i++)
      sparkle(
        canvas,
        random.range(80, 920),
        height * random.range(0.1, 0.3),
        random.range(7, 15),
        palette.accent,
      )
  }

const words = [
  'deep underwater sea ocean',
  'many swarm group',
  'flower wreath floral',
  'moon night drawing tattoo',
] as const

function four(draw: Drawn, look: { scale: number; y: number; turn?: number; small: number }): Scene {
  const { scale, y, turn = 0, small } = look
  const compositions: readonly [Composition, Composition, Composition, Composition] = [
    { words: words[0], draw: inTheDeep(draw, y, scale, turn) },
    { words: words[1], draw: severalInTheDeep(draw, scale) },
    { words: words[2], draw: inAWreath(draw, small) },
    { words: words[3], draw: underTheMoon(draw, small, 0.49) },
  ]
  return fourOf(compositions)
}

const jelly: Drawn = ({ canvas, random, palette }) => {
  const colour = random.pick([palette.accent2, palette.flowers[0], palette.flowers[1]])
  canvas.at(0, -150, 0, 1, () => {
    drawJellyfish(canvas, random, colour, mix(palette.accent, palette.light, 0.3))
  })
}
const kraken: Drawn = ({ canvas, random, palette }) => {
  drawOctopus(
    canvas,
    random,
    palette.accent2,
    mix(palette.light, palette.accent2, 0.15),
    mix(palette.dark, '#16121c', 0.5),
  )
}
const tortoise: Drawn = ({ canvas, palette }) => {
  const skin = mix(palette.leaf, palette.land[0], 0.2)
  drawTurtle(
    canvas,
    skin,
    mix(shift(palette.accent2, { lightness: -0.1 }), palette.leaf, 0.25),
    palette.light,
  )
}

/** Creatures of the sea. */
export const seaLife: readonly SceneSpec[] = [
  {
    name: 'jellyfish',
    kind: 'creature',
    words: 'jellyfish medusa jelly',
    palettes: ['cosmos', 'ocean', 'lavender', 'dawn'],
    dark: true,
    draw: four(jelly, { scale: 1.15, y: 0.47, small: 0.74 }),
    alone: onItsOwn(jelly, 1.2),
  },
  {
    name: 'octopus',
    kind: 'creature',
    words: 'octopus kraken squid tentacle',
    palettes: ['ocean', 'emerald', 'boho', 'dawn'],
    draw: four(kraken, { scale: 1.02, y: 0.53, small: 0.7 }),
    alone: onItsOwn(kraken, 1.05),
  },
  {
    name: 'turtle',
    kind: 'creature',
    words: 'turtle tortoise',
    weak: 'underwater reef coral-reef aquarium atlantis',
    palettes: ['ocean', 'emerald', 'dawn', 'boho'],
    draw: four(tortoise, { scale: 1, y: 0.5, turn: 14, small: 0.74 }),
    alone: onItsOwn(tortoise, 1.05),
  },
]
