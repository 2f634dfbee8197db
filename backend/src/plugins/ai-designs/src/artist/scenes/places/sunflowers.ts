import { mix, ramp, shift } from '../../colour'
import { smooth } from '../../curves'
import { cumulus } from '../../motifs/cumulus'
import { pines, ridge, ridgeLine } from '../../motifs/land'
import { leaf } from '../../motifs/plants'
import { spread } from '../../motifs/shapes'
import { backdrop, birds, clouds, moon, stars, sun } from '../../motifs/sky'
import { sunflower, sunflowerHead, type SunflowerLook } from '../../motifs/sunflower'
import { grass } from '../../motifs/undergrowth'
import { isDark, skyFoot, type Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [field, dense, bunch, study]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

/** Sunflowers are yellow by nature: palettes only lean on it. */
function lookOf({ accent2, flowers, leaf: green }: Palette): SunflowerLook {
  return {
    petal: mix('#f6b422', accent2, 0.14),
    heart: mix('#4a2415', flowers[3], 0.12),
    green: mix('#4f7a36', green, 0.4),
  }
}

function field(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const horizon = height * 0.5
  const look = lookOf(palette)
  const haze = skyFoot(palette)
  backdrop(canvas, palette.sky, 0.6)
  if (isDark(palette)) stars(canvas, random, 80, palette.light, horizon * 0.6, 4)
  if (wishes.moon) moon(canvas, random, 500, horizon - 160, 120, palette.accent)
  else sun(canvas, 500, horizon - 50, 190, palette.accent, palette.accent2, 2.8)
  clouds(canvas, random, height * 0.14, horizon - 80, 7, palette.light, 0.5)
  const noise = random.noise()
  ramp([mix(palette.land[0], haze, 0.5), palette.land[0], palette.land[1]], 3).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: horizon - 10 + i * 34,
      height: 70 - i * 12,
      frequency: 1.3,
      offset: i * 5,
      octaves: 3,
      crests: 0.2,
    })
    ridge(canvas, points, colour, mix(colour, haze, 0.3), horizon + 150)
    if (i) pines(canvas, random, points, 26, 16 + i * 8, 34 + i * 14, shift(colour, { lightness: -0.05 }))
  })
  const ground = canvas.linear([
    [0, mix(look.green, haze, 0.35)],
    [0.4, mix(look.green, palette.land[2], 0.35)],
    [1, mix(look.green, palette.dark, 0.6)],
  ])
  canvas.rect(-5, horizon + 60, 1010, height, { fill: ground })
  const rows = 9
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const y = horizon + 66 + (height - horizon - 30) * t ** 1.7
    const r = 9 + 118 * t ** 1.5
    const pale = mix(palette.land[0], haze, 0.4)
    const colours = {
      petal: mix(look.petal, pale, 0.4 * (1 - t) ** 2),
      heart: mix(look.heart, pale, 0.35 * (1 - t)),
      green: mix(look.green, palette.land[2], 0.35 - 0.25 * t),
    }
    const step = r * (2.3 + t * 0.35)
    grass(canvas, random, () => y + r * 1.2, 60, r * 0.8, r * 1.9, mix(colours.green, palette.land[2], 0.3))
    for (let x = (row % 2 ? step / 2 : 0) - step / 4; x < 1000 + step; x += step) {
      const px = x + random.range(-0.2, 0.2) * step
      const head = y - r * random.range(0, 0.8)
      if (row < 4) sunflowerHead(canvas, random, px, head, r, colours, 0.85)
      else sunflower(canvas, random, px, head + r * 4, head, r, colours)
    }
  }
  birds(canvas, random, 640, height * 0.22, 5, palette.dark)
}

/** Heads and leaves from edge to edge. */
function dense(frame: Frame): void {
  const { canvas, random, palette } = frame
  const look = lookOf(palette)
  const ground = mix(look.green, palette.dark, 0.72)
  backdrop(canvas, [ground, shift(ground, { lightness: -0.03 })])
  const spots = spread(random, {
    sizes: [
      [8, 165, 190],
      [16, 96, 124],
      [30, 46, 62],
    ],
    height: canvas.height,
    gap: 0.86,
  })
  const greens = [
    look.green,
    shift(look.green, { lightness: -0.08 }),
    shift(look.green, { lightness: 0.06 }),
    mix(look.green, palette.dark, 0.4),
  ]
  for (const { x, y, r } of spots) {
    for (let i = r > 90 ? 6 : 4; i > 0; i--)
      leaf(
        canvas,
        random,
        x,
        y,
        random.next() * 360,
        r * random.range(1.3, 1.7),
        r * random.range(0.34, 0.5),
        random.pick(greens),
      )
  }
  for (const { x, y, r } of spots.toSorted((a, b) => a.r - b.r)) {
    const tone = shift(look.petal, { lightness: random.range(-0.06, 0.04), hue: random.range(-10, 6) })
    sunflowerHead(canvas, random, x, y, r, { ...look, petal: tone }, 1)
  }
}

/** Three tall ones before a disc. */
function bunch(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const look = lookOf(palette)
  const sky = mix(palette.sky[0] ?? palette.paper, palette.paper, isDark(palette) ? 0.1 : 0.4)
  backdrop(canvas, [sky, mix(skyFoot(palette), palette.paper, 0.3)])
  canvas.circle(500, height * 0.4, 300, {
    fill: canvas.linear([
      [0, palette.accent],
      [1, palette.accent2],
    ]),
    role: 'accent',
  })
  cumulus(canvas, random, 190, height * 0.5, 260, palette.light, sky)
  cumulus(canvas, random, 830, height * 0.36, 260, palette.light, sky)
  const hill = smooth([
    [-20, height * 0.8],
    [300, height * 0.76],
    [700, height * 0.79],
    [1020, height * 0.75],
  ])
  canvas.path(`${hill}L1020 ${height + 10}L-20 ${height + 10}Z`, {
    fill: canvas.linear([
      [0, palette.land[1]],
      [1, palette.land[2]],
    ]),
  })
  sunflower(canvas, random, 270, height * 0.95, height * 0.5, 118, look)
  sunflower(canvas, random, 740, height * 0.95, height * 0.46, 130, look)
  sunflower(canvas, random, 500, height * 0.97, height * 0.36, 168, look)
  grass(canvas, random, () => height * 0.93, 170, 60, 190, mix(look.green, palette.land[2], 0.4))
}

/** One plant as in a herbal. */
function study(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const look = lookOf(palette)
  backdrop(canvas, [palette.paper, palette.paper])
  sunflower(canvas, random, 680, height * 1.02, height * 0.6, 130, look)
  sunflower(canvas, random, 300, height * 1.02, height * 0.52, 150, look)
  sunflower(canvas, random, 520, height * 1.02, height * 0.34, 210, look)
  for (let i = 0; i < 12; i++)
    leaf(
      canvas,
      random,
      random.range(200, 800),
      height * 1.02,
      random.range(-40, 40),
      random.range(200, 330),
      60,
      look.green,
    )
}

/** Sunflowers in a field, from edge to edge, as a bunch. */
export const sunflowers: SceneSpec = {
  name: 'sunflowers',
  kind: 'plant',
  words: 'sunflower sunflower-field',
  palettes: ['sunset', 'autumn', 'dawn', 'boho'],
  draw,
}
