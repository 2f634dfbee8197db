import { mix, ramp } from '../../colour'
import type { Point } from '../../curves'
import { dragon as drawDragon, type DragonLook } from '../../motifs/creatures/dragon'
import { cumulus } from '../../motifs/cumulus'
import { peak } from '../../motifs/land'
import { backdrop, clouds, moon, sparkle, stars, sun } from '../../motifs/sky'
import { waveRow } from '../../motifs/water'
import { flowerArc } from '../../motifs/wreath'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'
import { fourOf } from './four'
import { portraitGround } from './stage'

/** A line from tail to head; y is a share of the height. */
type Course = readonly (readonly [number, number])[]

const CLIMBING: Course = [
  [300, 0.85],
  [480, 0.905],
  [720, 0.88],
  [790, 0.79],
  [620, 0.7],
  [270, 0.64],
  [180, 0.5],
  [400, 0.42],
  [700, 0.44],
  [850, 0.34],
  [720, 0.26],
  [560, 0.28],
]
const FLYING: Course = [
  [930, 0.62],
  [760, 0.68],
  [620, 0.58],
  [760, 0.46],
  [900, 0.4],
  [780, 0.31],
  [600, 0.38],
  [450, 0.5],
  [300, 0.52],
]

const DESCENDING: Course = [
  [700, 0.13],
  [850, 0.2],
  [700, 0.3],
  [340, 0.31],
  [200, 0.42],
  [420, 0.5],
  [760, 0.5],
  [860, 0.61],
  [700, 0.7],
  [500, 0.67],
]

const scaled = (course: Course, height: number): Point[] => course.map(([x, y]) => [x, y * height] as const)

function colours({ palette, wishes }: Frame): DragonLook {
  const warm = isDark(palette)
  return {
    scales: wishes.tint
      ? mix(wishes.tint, palette.dark, 0.08)
      : warm
        ? mix(palette.leaf, palette.land[0], 0.25)
        : mix(palette.land[1], palette.leaf, 0.35),
    belly: mix(palette.light, palette.accent, 0.45),
    mane: palette.accent2,
    horn: mix(palette.light, palette.accent, 0.3),
    eye: '#f2c53d',
  }
}

/** A dragon that climbs round the sun through drifting clouds. */
function climbing(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, palette.sky)
  if (isDark(palette)) stars(canvas, random, 150, palette.light, height * 0.7, 8)
  sun(canvas, 500, height * 0.5, 330, palette.accent2, mix(palette.accent2, palette.accent, 0.6), 1.6)
  clouds(canvas, random, height * 0.2, height * 0.9, 14, palette.light, 0.4)
  const [top, foot] = [
    mix(palette.light, palette.accent2, 0.12),
    mix(skyFoot(palette), skyAt(palette, 2), 0.5),
  ]
  for (const [x, y, w] of [
    [110, 0.78, 420],
    [900, 0.64, 420],
  ] as const) {
    cumulus(canvas, random, x, height * y, w, mix(top, foot, 0.3), foot)
  }
  drawDragon(canvas, random, scaled(CLIMBING, height), 118, colours(frame))
  for (let i = 0; i < 4; i++)
    cumulus(
      canvas,
      random,
      i * 330 + random.range(-50, 50),
      height * random.range(0.98, 1.01),
      random.range(420, 560),
      top,
      foot,
    )
  cumulus(canvas, random, 870, height * 0.545, 300, top, foot)
  cumulus(canvas, random, 130, height * 0.6, 260, top, foot)
}

/** A dragon over the sea before a snowy mountain. */
function overTheSea(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, palette.sky)
  sun(canvas, 330, height * 0.34, 190, palette.accent2, palette.accent, 2)
  clouds(canvas, random, height * 0.2, height * 0.55, 10, palette.light, 0.42)
  const [far, near, front] = palette.land
  peak(canvas, random, 560, height * 0.76, 1080, height * 0.3, {
    lit: mix(far, palette.light, 0.2),
    shaded: mix(far, near, 0.6),
    snow: mix(palette.light, '#ffffff', 0.4),
  })
  drawDragon(canvas, random, scaled(FLYING, height), 112, colours(frame))
  ramp([mix(far, near, 0.5), front], 5).forEach((colour, i) => {
    waveRow(canvas, random, {
      y: height * (0.75 + i * 0.065),
      amplitude: 18 + i * 7,
      length: 160 + i * 50,
      colour,
      edge: mix(palette.light, colour, 0.2 + i * 0.1),
      lines: 4,
    })
  })
}

/** A dragon curled round the moon. */
function round(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(
    canvas,
    isDark(palette)
      ? [skyAt(palette, 0), skyAt(palette, 1)]
      : [palette.paper, mix(palette.paper, skyAt(palette, 1), 0.6)],
  )
  if (isDark(palette)) stars(canvas, random, 180, palette.light, height, 10)
  const [x, y] = [500, height * 0.5]
  moon(canvas, random, x, y, 190, palette.accent)
  for (let i = 0; i < 6; i++)
    clouds(canvas, random, height * (0.2 + i * 0.1), height * (0.3 + i * 0.1), 2, palette.light, 0.3)
  const course: Point[] = Array.from({ length: 18 }, (_, i) => {
    const t = i / 17
    const angle = 0.5 + t * 6.15
    const r = 372 - 70 * t + 26 * Math.sin(t * 18)
    return [x + Math.sin(angle) * r * 0.94, y - Math.cos(angle) * r * 1.16] as const
  }).toReversed()
  drawDragon(canvas, random, course, 96, colours(frame))
  for (let i = 0; i < 8; i++)
    sparkle(
      canvas,
      random.range(150, 850),
      height * random.range(0.12, 0.9),
      random.range(7, 15),
      palette.accent,
    )
}

/** A dragon that comes down to the water among peonies. */
function descending(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  portraitGround(frame)
  for (let i = 0; i < 3; i++)
    canvas.circle(300, height * 0.19, 92 + i * 24, { stroke: palette.accent2, width: 4 - i })
  canvas.circle(300, height * 0.19, 74, { fill: palette.accent2, role: 'accent' })
  drawDragon(canvas, random, scaled(DESCENDING, height), 116, colours(frame))
  const [far, , front] = palette.land
  ramp([mix(far, palette.light, 0.3), front], 3).forEach((colour, i) => {
    waveRow(canvas, random, {
      y: height * (0.84 + i * 0.065),
      amplitude: 22 + i * 7,
      length: 170 + i * 40,
      colour,
      edge: mix(palette.light, colour, 0.3),
      lines: 4,
    })
  })
  flowerArc(canvas, random, { x: 500, y: height * 1.12, r: 480, from: -42, to: 42 }, palette, 7, 92)
}

const alone: Scene = (frame) => {
  drawDragon(frame.canvas, frame.random, scaled(CLIMBING, frame.canvas.height), 118, colours(frame))
  return undefined
}

export const dragon: SceneSpec = {
  name: 'dragon',
  kind: 'creature',
  tinted: true,
  words: 'dragon wyvern serpent',
  palettes: ['sunset', 'ocean', 'night', 'sakura'],
  draw: fourOf([
    { words: 'sky cloud sun climbing', draw: climbing },
    { words: 'sea wave mountain ocean japanese', draw: overTheSea },
    { words: 'moon circle ring night', draw: round },
    { words: 'drawing tattoo ink', draw: descending },
  ]),
  alone,
}
