import { mix, ramp, shift } from '../../colour'
import { smooth, type Point } from '../../curves'
import { cumulus } from '../../motifs/cumulus'
import { pines, ridge, ridgeLine } from '../../motifs/land'
import { lavenderRows } from '../../motifs/lavender'
import { berries, blossom, daisy, leaf, peony, sprig } from '../../motifs/plants'
import { specks } from '../../motifs/shapes'
import { backdrop, birds, moon, stars, sun } from '../../motifs/sky'
import { fern, grass, poppy, spike } from '../../motifs/undergrowth'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const drawMeadow: Scene = (frame) => {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const haze = skyFoot(palette)
  const horizon = height * (wishes.index === 1 ? 0.36 : 0.52)
  backdrop(canvas, palette.sky, 0.7)
  if (isDark(palette)) stars(canvas, random, 120, palette.light, horizon * 0.8, 6)
  const x = random.range(340, 680)
  if (wishes.moon) moon(canvas, random, x, horizon - 220, 100, palette.accent)
  else sun(canvas, x, horizon - 120, wishes.index === 1 ? 110 : 170, palette.accent, palette.accent2, 2.8)
  for (const [cx, cy, wide] of [
    [210, 0.24, 340],
    [850, 0.32, 300],
  ] as const) {
    if (wishes.index !== 1)
      cumulus(
        canvas,
        random,
        cx,
        height * cy,
        wide,
        mix(palette.light, haze, 0.2),
        mix(skyAt(palette, 2), haze, 0.4),
      )
  }
  const noise = random.noise()
  ramp(
    [
      mix(palette.land[0], haze, 0.5),
      palette.land[0],
      mix(palette.land[1], palette.leaf, 0.4),
      mix(palette.leaf, palette.land[1], 0.3),
    ],
    4,
  ).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: horizon + i * height * 0.055,
      height: 120 - i * 26,
      frequency: 1.2,
      offset: i * 7,
      octaves: 4,
      crests: 0.3 - i * 0.08,
    })
    ridge(canvas, points, colour, mix(colour, haze, 0.3), horizon + 260 + i * 60)
    if (i === 1 || i === 2)
      pines(canvas, random, points, 30, 18 + i * 10, 40 + i * 18, shift(colour, { lightness: -0.06 }))
  })
  if (wishes.says('lavender provence')) {
    const violet = mix('#7a5bb5', palette.flowers[0], 0.25)
    const look = {
      violet,
      light: mix('#d9c4f2', palette.light, 0.3),
      earth: mix('#3b2f57', palette.dark, 0.4),
      haze,
    }
    lavenderRows(canvas, random, x, height * (wishes.index === 1 ? 0.46 : 0.62), look)
  } else bank(frame, wishes.index === 1 ? 0.5 : 0.68)
  birds(canvas, random, x + 120, horizon * 0.5, 5, palette.dark)
  return undefined
}

/** Flowers and grass in four rows, from far to near. */
function bank(frame: Frame, from: number): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const rows = 4
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const y = height * (from + (1.03 - from) * t)
    const size = 0.34 + 0.66 * t
    const green = mix(mix(palette.leaf, palette.land[1], 0.35 * (1 - t)), palette.dark, 0.3 * t)
    const line = smooth([
      [-20, y - 20],
      [260, y - 50 * size],
      [520, y - 16],
      [780, y - 54 * size],
      [1020, y - 10],
    ])
    canvas.path(`${line}L1020 ${height + 10}L-20 ${height + 10}Z`, {
      fill: canvas.linear(
        [
          [0, green],
          [1, mix(green, palette.dark, 0.45)],
        ],
        [0, y - 50, 0, y + 420 * size],
        'userSpaceOnUse',
      ),
    })
    grass(canvas, random, () => y, 170, 60 * size, 210 * size, shift(green, { lightness: 0.05 }))
    const count = 26 - row * 3
    for (let i = 0; i < count; i++)
      plant(
        frame,
        ((i + random.range(0.1, 0.9)) / count) * 1060 - 30,
        y + random.range(0, 50) * size,
        size,
        green,
      )
    grass(canvas, random, () => y + 40 * size, 90, 40 * size, 130 * size, green)
  }
}

function plant(frame: Frame, x: number, y: number, size: number, green: string): void {
  const { canvas, random, palette } = frame
  const tall = random.range(150, 330) * size
  const lean = random.range(-40, 40) * size
  const top: Point = [x + lean, y - tall]
  const kind = random.next()
  const colour = random.pick(palette.flowers)
  if (kind < 0.18) {
    const blue = mix(palette.flowers[3], palette.flowers[1], random.next() * 0.6)
    spike(canvas, random, x, y, random.range(-10, 10), tall, green, blue)
    return
  }
  if (kind < 0.32) {
    sprig(canvas, random, x, y, random.range(-16, 16), tall * 0.9, green, 8, random.chance(0.4))
    return
  }
  canvas.path(smooth([[x, y], [x + lean * 0.2, y - tall * 0.5], top]), {
    stroke: shift(green, { lightness: 0.03 }),
    width: 2 + 3.4 * size,
  })
  if (kind < 0.62)
    poppy(
      canvas,
      random,
      top[0],
      top[1] + 20 * size,
      random.range(40, 62) * size,
      random.range(-24, 24),
      colour,
    )
  else if (kind < 0.86)
    daisy(
      canvas,
      random,
      top[0],
      top[1],
      random.range(32, 56) * size,
      random.chance(0.6) ? mix(palette.light, '#ffffff', 0.5) : colour,
      mix('#e9a33c', palette.accent2, 0.2),
      13,
    )
  else
    blossom(
      canvas,
      random,
      top[0],
      top[1],
      random.range(24, 38) * size,
      mix(colour, palette.light, 0.3),
      palette.accent2,
    )
}

/** Wild flowers before hills. */
export const meadow: SceneSpec = {
  name: 'meadow',
  shows: 'meadow of wild flowers',
  kind: 'place',
  words:
    'meadow wildflower wildflower-meadow flower-field prairie lavender-field poppy-field spring-field tulip-field field provence',
  weak: 'grass spring countryside cottagecore lavender',
  palettes: ['dawn', 'sunset', 'forest', 'sakura'],
  compositions: ['meadow', 'meadow', 'corner-bouquet', 'meadow'],
  draw: drawMeadow,
}

/** Flowers gathered in two opposite corners; the calm between them is for the camera and the eye. */
const drawCorners: Scene = (frame) => {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const dark = wishes.dark ?? isDark(palette)
  const ground = dark ? mix(palette.dark, palette.land[2], 0.4) : palette.paper
  backdrop(canvas, [ground, mix(ground, dark ? skyAt(palette, 1) : skyFoot(palette), 0.55), ground])
  specks(canvas, random, 110, palette.accent, 0.55)
  const foil = dark ? palette.accent : mix(palette.accent2, palette.land[1], 0.3)
  canvas
    .circle(500, height * 0.5, 330, { stroke: foil, width: 4 })
    .circle(500, height * 0.5, 346, { stroke: foil, width: 1.6 })
  corner(frame, [1000, 0], 205, 1.06)
  corner(frame, [0, height], 25, 1.26)
  return undefined
}

/** `turn` is where the bouquet points, in degrees from straight up. */
function corner(frame: Frame, [x, y]: Point, turn: number, size: number): void {
  const { canvas, random, palette } = frame
  const greens = [
    palette.leaf,
    shift(palette.leaf, { lightness: -0.1, hue: -10 }),
    shift(palette.leaf, { lightness: 0.09, hue: 14 }),
    mix(palette.leaf, palette.land[1], 0.4),
  ]
  const at = (angle: number, away: number): Point => [
    x + Math.sin((angle * Math.PI) / 180) * away * size,
    y - Math.cos((angle * Math.PI) / 180) * away * size,
  ]
  for (let i = 0; i < 38; i++) {
    const angle = turn + random.bell() * 38
    const [px, py] = at(angle, random.range(140, 520))
    const way = angle + random.range(-40, 40)
    const kind = random.next()
    const green = random.pick(greens)
    if (kind < 0.5)
      leaf(canvas, random, px, py, way, random.range(150, 270) * size, random.range(36, 64) * size, green)
    else if (kind < 0.72)
      sprig(canvas, random, px, py, way, random.range(190, 330) * size, green, 8, random.chance(0.5))
    else if (kind < 0.86) fern(canvas, random, px, py, way, random.range(180, 280) * size, green)
    else
      berries(
        canvas,
        random,
        px,
        py,
        way,
        random.range(150, 240) * size,
        greens[1] ?? palette.leaf,
        palette.flowers[3],
      )
  }
  const heads: readonly (readonly [number, number, number])[] = [
    [-40, 560, 50],
    [44, 570, 52],
    [0, 640, 44],
    [-26, 470, 84],
    [30, 480, 78],
    [-48, 330, 96],
    [46, 320, 104],
    [2, 500, 92],
    [-18, 300, 140],
    [20, 330, 128],
    [0, 130, 150],
  ]
  heads.forEach(([angle, away, r], i) => {
    const [px, py] = at(turn + angle, away)
    const colour = palette.flowers[(i % 4) as 0 | 1 | 2 | 3]
    if (r < 60) blossom(canvas, random, px, py, r * size, mix(colour, palette.light, 0.3), palette.accent2)
    else if (i % 3 === 1)
      daisy(canvas, random, px, py, r * size, colour, mix('#e9a33c', palette.accent2, 0.2), 15)
    else peony(canvas, random, px, py, r * size, colour)
  })
}

/** Two bouquets in opposite corners round a fine ring. */
export const cornerBouquet: SceneSpec = {
  name: 'corner-bouquet',
  shows: 'flowers in the corners',
  kind: 'plant',
  words: 'corner-bouquet floral-corner floral-frame wedding',
  palettes: ['sakura', 'royal', 'emerald', 'boho'],
  compositions: ['corner-bouquet', 'florals', 'corner-bouquet', 'stems'],
  neverFramed: true,
  draw: drawCorners,
}
