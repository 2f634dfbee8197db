import { mix, ramp, shift } from '../../colour'
import { polygon, smooth } from '../../curves'
import { saguaro } from '../../motifs/cactus'
import { cumulus } from '../../motifs/cumulus'
import { peak, pines, ridge, ridgeLine } from '../../motifs/land'
import { daisy } from '../../motifs/plants'
import { spread, starPath, sunburstPath } from '../../motifs/shapes'
import { backdrop, birds, clouds, mist, moon, stars, sun } from '../../motifs/sky'
import { palmTree } from '../../motifs/tropical'
import { grass } from '../../motifs/undergrowth'
import { vanFront, vanSide, type VanLook } from '../../motifs/van'
import { waveRow } from '../../motifs/water'
import { isDark, skyFoot, type Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const SEA = 'ocean sea beach coast surf surfing seaside cornwall'

const draw: Scene = (frame) => {
  const atSea = frame.wishes.says(SEA)
  const compositions = [atSea ? coast : mountainRoad, atSea ? mountainRoad : coast, retroStripes, repeat]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

function lookOf({ flowers, light, dark, sky, accent2, name }: Palette): VanLook {
  return {
    body: name === 'autumn' ? mix(flowers[0], accent2, 0.3) : flowers[0],
    roof: mix(light, '#ffffff', 0.3),
    glass: mix(sky[0] ?? '#88aacc', '#bcd8e6', 0.45),
    ink: mix(dark, '#1a1a22', 0.3),
    chrome: mix(light, '#c9ced6', 0.5),
  }
}

/** Head on, down a road between firs. */
function mountainRoad(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const horizon = height * 0.55
  const [far, near, foreground] = palette.land
  const haze = skyFoot(palette)
  backdrop(canvas, palette.sky, 0.6)
  if (isDark(palette)) stars(canvas, random, 130, palette.light, horizon * 0.7, 6)
  if (wishes.moon) moon(canvas, random, 500, height * 0.3, 120, palette.accent)
  else sun(canvas, 500, height * 0.36, 190, palette.accent, palette.accent2, 2.2)
  clouds(canvas, random, height * 0.16, horizon - 100, 7, palette.light, 0.5)
  const atSea = wishes.says(SEA)
  if (atSea) seaAhead(frame, horizon)
  const peaks = [
    [170, 760, 0.2],
    [850, 800, 0.22],
  ] as const
  for (const [x, wide, tall] of atSea ? [] : peaks)
    peak(canvas, random, x, horizon + 30, wide, height * tall, {
      lit: mix(far, haze, 0.3),
      shaded: mix(near, haze, 0.2),
      snow: palette.light,
    })
  mist(canvas, horizon - 20, 180, haze, 0.6)
  const noise = random.noise()
  const ridges = atSea ? [] : [mix(near, haze, 0.3), near, mix(near, foreground, 0.5)]
  ridges.forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: horizon + i * 32,
      height: 60,
      frequency: 1.5,
      offset: i * 6,
      octaves: 4,
      crests: 0.2,
    })
    ridge(canvas, points, colour, mix(colour, haze, 0.2), height)
    pines(
      canvas,
      random,
      points.filter(([x]) => Math.abs(x - 500) > 60 + i * 40),
      44,
      34 + i * 22,
      80 + i * 46,
      shift(colour, { lightness: -0.05 }),
    )
  })
  const ground = mix(palette.leaf, foreground, 0.35)
  canvas.path(`M-10 ${horizon + 100}Q500 ${horizon + 40} 1010 ${horizon + 100}V${height + 10}H-10Z`, {
    fill: canvas.linear([
      [0, mix(ground, near, 0.4)],
      [1, mix(ground, palette.dark, 0.4)],
    ]),
  })
  const asphalt = mix(foreground, '#4a4a55', 0.4)
  canvas.path(`M488 ${horizon + 70}H512L840 ${height + 10}H160Z`, {
    fill: canvas.linear([
      [0, mix(asphalt, haze, 0.4)],
      [1, asphalt],
    ]),
  })
  canvas.path(
    `M487 ${horizon + 70}L176 ${height + 10}H206L491 ${horizon + 70}ZM509 ${horizon + 70}L794 ${height + 10}H824L513 ${horizon + 70}Z`,
    { fill: palette.light, opacity: 0.85, role: canvas.line ? 'detail' : undefined },
  )
  for (let i = 0; i < 6; i++) {
    const [a, b] = [((i + 0.15) / 6) ** 2, ((i + 0.62) / 6) ** 2]
    const y = (t: number): number => horizon + 74 + (height - horizon - 70) * t
    canvas.path(`M${500 - 1 - 9 * a} ${y(a)}H${501 + 9 * a}L${501 + 9 * b} ${y(b)}H${499 - 9 * b}Z`, {
      fill: palette.accent,
    })
  }
  const dark = mix(foreground, palette.dark, 0.4)
  for (const [x, y, low, high] of [
    [60, 0.9, 520, 600],
    [185, 0.84, 300, 360],
    [945, 0.9, 560, 640],
    [820, 0.84, 280, 340],
  ] as const) {
    if (!atSea) pines(canvas, random, [[x, height * y]], 1, low, high, dark)
    else if (low > 400)
      palmTree(
        canvas,
        random,
        x,
        height * y,
        low,
        x < 500 ? 0.16 : -0.14,
        mix(palette.dark, '#7a4a32', 0.3),
        dark,
      )
  }
  vanFront(canvas, 500, height * 0.9, 1.3, lookOf(palette))
  grass(
    canvas,
    random,
    (x) => (Math.abs(x - 500) < 330 ? height + 260 : height * 0.97),
    190,
    40,
    120,
    mix(ground, palette.dark, 0.35),
  )
}

/** Where the road leads to the water. */
function seaAhead({ canvas, random, palette }: Frame, horizon: number): void {
  const [far, near] = palette.land
  const from = horizon - 70
  canvas.rect(-5, from, 1010, 240, { fill: mix(far, skyFoot(palette), 0.35) })
  ramp([mix(far, skyFoot(palette), 0.3), far, mix(far, near, 0.6)], 4).forEach((colour, i) =>
    waveRow(canvas, random, {
      y: from + 16 + i * 34,
      amplitude: 4 + i * 3,
      length: 210 + i * 50,
      colour,
      edge: mix(palette.light, colour, 0.25),
      lines: 2,
    }),
  )
}

/** From the side on a coast with palms. */
function coast(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  backdrop(canvas, palette.sky, 0.62)
  if (isDark(palette)) stars(canvas, random, 80, palette.light, height * 0.3, 4)
  sun(canvas, 560, height * 0.45, 230, palette.accent, palette.accent2, 1.8)
  for (let i = 0; i < 6; i++)
    canvas.rect(310, height * 0.45 + 20 + i * 34, 500, 5 + i * 3, {
      fill: mix(palette.sky.at(-2) ?? near, skyFoot(palette), 0.5),
      role: 'shade',
    })
  clouds(canvas, random, height * 0.14, height * 0.4, 6, palette.light, 0.5)
  ramp([mix(far, skyFoot(palette), 0.5), far, mix(far, near, 0.7)], 4).forEach((colour, i) =>
    waveRow(canvas, random, {
      y: height * (0.575 + i * 0.04),
      amplitude: 5 + i * 3,
      length: 230 + i * 60,
      colour,
      edge: mix(palette.light, colour, 0.25),
      lines: 2,
    }),
  )
  const sand = mix(palette.light, palette.accent2, 0.4)
  canvas.path(
    `${smooth([
      [-20, height * 0.73],
      [300, height * 0.715],
      [700, height * 0.735],
      [1020, height * 0.71],
    ])}L1020 ${height + 10}L-20 ${height + 10}Z`,
    {
      fill: canvas.linear([
        [0, sand],
        [1, mix(sand, foreground, 0.5)],
      ]),
    },
  )
  const green = mix(palette.leaf, palette.dark, 0.5)
  palmTree(canvas, random, 130, height * 0.76, height * 0.42, 0.2, mix(palette.dark, '#7a4a32', 0.3), green)
  palmTree(canvas, random, 900, height * 0.78, height * 0.36, -0.12, mix(palette.dark, '#7a4a32', 0.3), green)
  const road = mix(foreground, palette.dark, 0.35)
  canvas.rect(-5, height * 0.79, 1010, height * 0.13, { fill: road })
  canvas.rect(-5, height * 0.785, 1010, 10, { fill: palette.light, opacity: 0.8 })
  for (let i = 0; i < 6; i++) canvas.rect(20 + i * 180, height * 0.875, 96, 9, { fill: palette.accent })
  vanSide(canvas, 500, height * 0.855, 1.5, lookOf(palette))
  canvas.rect(-5, height * 0.915, 1010, height * 0.1, { fill: mix(green, palette.leaf, 0.3) })
  grass(canvas, random, () => height * 0.935, 220, 40, 130, green)
  birds(canvas, random, 330, height * 0.26, 5, palette.dark, 1.2)
}

/** Stripes of the seventies that become the road. */
function retroStripes(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ground = mix(palette.paper, skyFoot(palette), 0.35)
  const tones = [
    palette.flowers[3],
    palette.flowers[0],
    palette.accent2,
    palette.accent,
    mix(palette.land[1], palette.land[2], 0.4),
  ]
  backdrop(canvas, [ground, ground])
  canvas.path(sunburstPath(500, height * 0.4, 0, 1400, 30), {
    fill: palette.accent2,
    opacity: 0.14,
    role: 'shade',
  })
  tones.forEach((colour, i) =>
    canvas.circle(500, height * 0.42, 330 - i * 42, {
      fill: i === 4 ? palette.light : colour,
      role: canvas.line && i % 2 ? 'accent' : undefined,
    }),
  )
  const noise = random.noise()
  ;[mix(palette.land[0], ground, 0.25), palette.land[1]].forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: height * (0.53 + i * 0.04),
      height: 110 - i * 40,
      frequency: 1.7,
      offset: i * 8,
      octaves: 3,
      crests: 0.7,
    })
    canvas.path(`${polygon(points)}L1020 ${height}L-20 ${height}Z`, { fill: colour })
  })
  cumulus(canvas, random, 230, height * 0.32, 220, palette.light, ground)
  cumulus(canvas, random, 780, height * 0.27, 220, palette.light, ground)
  canvas.rect(-5, height * 0.62, 1010, height, { fill: mix(palette.land[1], palette.land[2], 0.4) })
  tones.forEach((colour, i) =>
    canvas.path(
      `M-10 ${height * 0.7 + i * 34}H560C720 ${height * 0.7 + i * 34} 760 ${height * 0.78 + i * 30} 860 ${height + 10}H${900 - i * 6}V${height + 40}H-10Z`,
      { fill: colour },
    ),
  )
  for (const [x, tall] of [
    [150, 170],
    [880, 210],
  ] as const)
    saguaro(
      canvas,
      random,
      x,
      height * 0.66,
      tall,
      mix(palette.leaf, palette.land[2], 0.3),
      palette.flowers[0],
    )
  vanSide(canvas, 480, height * 0.705, 1.42, lookOf(palette))
}

/** Vans, flowers and stars. */
function repeat(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, [palette.paper, mix(palette.paper, skyFoot(palette), 0.4)])
  const rows = Math.round(height / 250)
  for (let row = 0; row <= rows; row++) {
    for (let i = 0; i < 3; i++) {
      const [x, y] = [(i + (row % 2 ? 0.5 : 0)) * 500, (row * height) / rows + 70]
      if ((i + row) % 3 === 0) vanFront(canvas, x, y, 0.56, lookOf(palette))
      else vanSide(canvas, x, y, 0.66, lookOf(palette), i % 2 ? 0.66 : -0.66)
    }
  }
  spread(random, {
    sizes: [[34, 30, 42]],
    height,
    gap: 1.6,
    free: (x, y) => Math.abs((((y / height) * rows) % 1) - 0.62) < 0.16 && x > 0,
  }).forEach(({ x, y, r }, i) => {
    if (i % 2) daisy(canvas, random, x, y, r * 0.8, palette.flowers[2], palette.accent2, 10)
    else
      canvas.path(starPath(x, y, r * 0.6, 5, 0.45), {
        fill: palette.accent2,
        role: canvas.line ? 'accent' : undefined,
      })
  })
}

/** A camper van under way. */
export const roadTrip: SceneSpec = {
  name: 'road-trip',
  shows: 'camper van on the road',
  kind: 'thing',
  words: 'camper camper-van campervan motorhome road-trip roadtrip vanlife minibus kombi',
  weak: 'road travel adventure highway wanderlust',
  palettes: ['forest', 'sunset', 'autumn', 'boho'],
  draw,
}
