import { lch, mix, ramp, shift } from '../../colour'
import { polygon, smooth } from '../../curves'
import { cabin } from '../../motifs/cabin'
import { peak, pines, ridge, ridgeLine } from '../../motifs/land'
import { lightsField, type LightsLook } from '../../motifs/northern-lights'
import { backdrop, mist, moon, sparkle, stars } from '../../motifs/sky'
import { glints } from '../../motifs/water'
import { skyAt, type Palette } from '../../palettes'
import { Random } from '../../random'
import type { Frame, Scene, SceneSpec } from '../../scene'

/** Green by nature; a palette that is not of the night gives its own colours. */
function tintsOf({ name, accent2, flowers }: Palette): [string, string, string] {
  if (name === 'night' || name === 'emerald')
    return [lch(0.86, 0.2, 150), lch(0.76, 0.15, 178), lch(0.6, 0.2, 310)]
  if (name === 'cosmos' || name === 'lavender' || name === 'neon')
    return [lch(0.84, 0.16, 170), lch(0.66, 0.19, 305), lch(0.62, 0.22, 345)]
  return [accent2, flowers[0], flowers[3]]
}

const draw: Scene = (frame) => {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const seed = random.int(1, 1e9)
  const mirror = wishes.index === 0
  const horizon = height * ([0.63, 0.84, 0.74, 0.7][wishes.index] ?? 0.7)
  if (wishes.index === 3) {
    bands(frame, horizon)
    return undefined
  }
  stars(canvas, random, 150, palette.light, horizon * 0.8, 6)
  if (mirror) overLake(frame, horizon)
  else if (wishes.index === 1) lookingUp(frame)
  else withPeak(frame, horizon)
  const sky = [
    mix(palette.dark, '#000814', 0.4),
    mix(palette.dark, skyAt(palette, 1), 0.55),
    skyAt(palette, 1),
    mix(skyAt(palette, 2), skyAt(palette, 1), 0.35),
  ]
  const look: LightsLook = {
    sky,
    tints: tintsOf(palette),
    horizon,
    curtains: wishes.index === 1 ? 4 : 3,
    sweep: wishes.index === 1 ? 1.6 : 0.8,
  }
  return (width, rows) => lightsField(width, rows, new Random(seed), look)
}

/** Snowy mountains and the lights, all of it once more in a still lake. */
function overLake(frame: Frame, horizon: number): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  for (const [x, wide, tall] of [
    [190, 620, 0.2],
    [820, 760, 0.24],
    [520, 560, 0.14],
  ] as const) {
    peak(canvas, random, x, horizon + 12, wide, height * tall, {
      lit: mix(far, palette.light, 0.28),
      shaded: mix(near, foreground, 0.25),
      snow: mix(palette.light, far, 0.12),
    })
  }
  mist(canvas, horizon - 20, 120, mix(far, palette.light, 0.3), 0.4)
  const noise = random.noise()
  ;[near, mix(near, foreground, 0.6)].forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: horizon - 26 + i * 22,
      height: 46 - i * 18,
      frequency: 1.7,
      offset: i * 6,
      octaves: 4,
      crests: 0.2,
    })
    ridge(canvas, points, colour, colour, horizon)
    pines(canvas, random, points, 60, 22 + 14 * i, 50 + 26 * i, shift(colour, { lightness: -0.05 }))
  })
  canvas.mirrorBelow(horizon)
  const veil = canvas.linear([
    [0, near, 0.05],
    [1, foreground, 0.6],
  ])
  canvas.rect(-5, horizon, 1010, height, { fill: veil, role: 'shade' })
  glints(canvas, random, horizon, 70, palette.accent2, 500)
  const bank = ridgeLine(noise, {
    base: height * 0.95,
    height: 50,
    frequency: 1.3,
    offset: 30,
    octaves: 4,
    crests: 0.1,
  })
  const colour = mix(foreground, palette.dark, 0.5)
  canvas.path(`${polygon(bank)}L1020 ${height + 10}L-20 ${height + 10}Z`, { fill: colour })
  pines(
    canvas,
    random,
    bank.filter(([x]) => x < 250 || x > 700),
    16,
    130,
    300,
    colour,
  )
}

/** From a clearing among tall trees, a lit cabin at their foot. */
function lookingUp(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  const noise = random.noise()
  ramp([mix(near, far, 0.4), near, mix(near, foreground, 0.6)], 3).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: height * (0.78 + i * 0.045),
      height: 60,
      frequency: 1.4,
      offset: i * 4,
      octaves: 4,
      crests: 0.2,
    })
    ridge(canvas, points, colour, mix(colour, foreground, 0.4), height)
    pines(canvas, random, points, 54 - i * 6, 60 + i * 40, 130 + i * 70, shift(colour, { lightness: -0.04 }))
  })
  const snow = mix(palette.light, far, 0.25)
  const ground = smooth([
    [-20, height * 0.885],
    [260, height * 0.9],
    [520, height * 0.875],
    [800, height * 0.9],
    [1020, height * 0.88],
  ])
  canvas.path(`${ground}L1020 ${height + 10}L-20 ${height + 10}Z`, {
    fill: canvas.linear([
      [0, snow],
      [1, mix(near, far, 0.5)],
    ]),
  })
  cabin(canvas, random, 560, height * 0.915, 190, {
    wall: mix('#6b4632', palette.dark, 0.45),
    roof: foreground,
    light: '#ffd98a',
    snow: mix(palette.light, far, 0.08),
  })
  const dark = mix(foreground, palette.dark, 0.6)
  for (const [x, y, low, high] of [
    [30, 1.02, 760, 900],
    [150, 1.04, 520, 640],
    [955, 1.02, 800, 960],
    [850, 1.05, 480, 580],
    [255, 1.05, 240, 330],
    [745, 1.06, 220, 300],
  ] as const)
    pines(canvas, random, [[x, height * y]], 1, low, high, dark)
}

/** One mountain below the lights, with a thin moon. */
function withPeak(frame: Frame, horizon: number): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  moon(canvas, random, 700, height * 0.2, 46, palette.accent, true)
  peak(canvas, random, 500, horizon + 60, 980, height * 0.36, {
    lit: mix(far, palette.light, 0.3),
    shaded: mix(near, foreground, 0.3),
    snow: palette.light,
  })
  mist(canvas, horizon, 200, mix(far, palette.light, 0.4), 0.5)
  const noise = random.noise()
  ramp([near, foreground, palette.dark], 3).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: horizon + 60 + i * height * 0.065,
      height: 60,
      frequency: 1.5,
      offset: i * 9,
      octaves: 4,
      crests: 0.2,
    })
    ridge(canvas, points, colour, mix(colour, palette.dark, 0.4), height)
    pines(canvas, random, points, 48 - i * 10, 46 + i * 34, 90 + i * 60, shift(colour, { lightness: -0.04 }))
  })
}

/** The same sight in flat bands of ink. */
function bands(frame: Frame, horizon: number): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const tints = tintsOf(palette)
  const night = mix(palette.dark, skyAt(palette, 1), 0.5)
  backdrop(canvas, [mix(palette.dark, night, 0.4), night])
  const noise = random.noise()
  const count = 11
  const tones = ramp(
    [mix(night, tints[2], 0.5), tints[2], tints[1], tints[0], mix(tints[0], palette.light, 0.55)],
    count,
  )
  for (let k = 0; k < count; k++) {
    const t = k / (count - 1)
    const upper = Array.from({ length: 15 }, (_, i) => {
      const u = i / 14
      const sway = noise(u * 1.5 + k * 0.09, 3) * 190 + noise(u * 3.2 + k * 0.12, 8) * 50
      return [-40 + u * 1080, height * (0.1 + 0.4 * t) + sway * (1 - t * 0.35)] as const
    })
    const lower = upper.map(([x, y]) => [x, y + height * (0.1 - t * 0.045)] as const)
    canvas.path(`${smooth(upper)}L${smooth(lower.toReversed()).slice(1)}Z`, { fill: tones[k], opacity: 0.82 })
  }
  for (let i = 0; i < 16; i++)
    sparkle(canvas, random.next() * 1000, random.next() * horizon * 0.5, random.range(6, 15), palette.light)
  const [far, near, foreground] = palette.land
  ramp([mix(far, tints[1], 0.3), near, foreground, palette.dark], 4).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: horizon + i * height * 0.075,
      height: 150 - i * 30,
      frequency: 1.5,
      offset: 20 + i * 5,
      octaves: 3,
      crests: 0.75 - i * 0.15,
    })
    canvas.path(`${polygon(points)}L1020 ${height + 10}L-20 ${height + 10}Z`, { fill: colour })
    if (i > 1) pines(canvas, random, points, 40, 50 + i * 26, 110 + i * 40, mix(colour, palette.dark, 0.35))
  })
}

/** Northern lights over a lake, a forest, a mountain. */
export const aurora: SceneSpec = {
  name: 'aurora',
  shows: 'northern lights',
  kind: 'place',
  words: 'aurora northern-light aurora-borealis borealis polar-light',
  strong: 'aurora northern-light',
  palettes: ['night', 'emerald', 'cosmos', 'lavender'],
  neverLine: true,
  dark: true,
  draw,
}
