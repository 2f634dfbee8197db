import { mix, ramp, shift } from '../../colour'
import { polygon } from '../../curves'
import { balloon } from '../../motifs/balloon'
import { cloudBank, cumulus } from '../../motifs/cumulus'
import { mesa } from '../../motifs/mesa'
import { pines, ridge, ridgeLine } from '../../motifs/land'
import { spread, sunburstPath } from '../../motifs/shapes'
import { backdrop, birds, clouds, mist, moon, stars, sun } from '../../motifs/sky'
import { isDark, skyAt, skyFoot, type Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [valley, aboveClouds, poster, flock]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

function liveries({ flowers, accent, accent2, light, paper, land }: Palette): string[][] {
  return [
    [flowers[0], light, accent2, accent],
    [accent2, paper, flowers[3], light],
    [land[1], accent, light, flowers[0]],
    [flowers[3], accent, flowers[1], light],
  ]
}

function fly(frame: Frame, x: number, y: number, r: number, k: number, haze = 0): void {
  const { canvas, random, palette } = frame
  const colours = liveries(palette)[k % 4] ?? []
  balloon(
    canvas,
    random,
    x,
    y,
    r,
    colours.map((colour) => mix(colour, skyFoot(palette), haze)),
    mix(mix('#7a4a2c', palette.dark, 0.2), skyFoot(palette), haze),
  )
}

/** Table mountains that stand on one of the five ridges, redder the nearer they are. */
function canyonRow(frame: Frame, row: number, base: number, colour: string): void {
  const rock = mix(colour, '#c8693f', 0.42)
  const at = [[240, 700], [90, 560, 930], [330, 820], [40, 960], []][row] ?? []
  at.forEach((x, i) => {
    mesa(frame, x, base + 50, 200 + row * 62 + i * 40, 190 + row * 44 - i * 36, rock)
  })
}

/** Balloons over hills in the morning. */
function valley(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  const haze = skyFoot(palette)
  const canyon = wishes.says('canyon desert cappadocia mesa gorge')
  backdrop(canvas, palette.sky, 0.75)
  sun(canvas, 300, height * 0.55, 130, palette.accent, mix(palette.accent, palette.accent2, 0.5), 3.4)
  clouds(canvas, random, height * 0.14, height * 0.5, 7, palette.light, 0.6)
  for (const [x, y, r, k] of [
    [860, 0.4, 38, 1],
    [120, 0.47, 30, 2],
    [520, 0.52, 24, 0],
    [720, 0.53, 20, 3],
  ] as const)
    fly(frame, x, height * y, r, k, 0.35)
  const noise = random.noise()
  ramp([mix(far, haze, 0.55), far, mix(far, near, 0.6), near, foreground], 5).forEach((colour, i) => {
    const base = height * (0.64 + i * 0.082)
    const points = ridgeLine(noise, {
      base,
      height: 120 - i * 16,
      frequency: 1.3 + i * 0.1,
      offset: 4 + i * 6,
      octaves: 4,
      crests: 0.3 - i * 0.05,
    })
    if (canyon) canyonRow(frame, i, base, colour)
    ridge(canvas, points, colour, mix(colour, haze, 0.35), base + 200)
    if (i > 1 && !canyon)
      pines(canvas, random, points, 46 - i * 6, 20 + i * 22, 46 + i * 36, shift(colour, { lightness: -0.05 }))
    mist(canvas, base + 70, 150, haze, 0.4 - i * 0.07)
  })
  fly(frame, 770, height * 0.3, 84, 3, 0.1)
  fly(frame, 235, height * 0.36, 62, 1, 0.14)
  fly(frame, 470, height * 0.44, 178, 0)
  fly(frame, 830, height * 0.63, 100, 2)
  birds(canvas, random, 330, height * 0.62, 5, foreground)
}

/** Above a sea of clouds. */
function aboveClouds(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, palette.sky)
  if (isDark(palette)) {
    stars(canvas, random, 170, palette.light, height * 0.6, 8)
    moon(canvas, random, 700, height * 0.2, 90, palette.accent)
  } else sun(canvas, 690, height * 0.24, 110, palette.accent, palette.accent2, 3)
  const top = mix(palette.light, palette.accent2, isDark(palette) ? 0.25 : 0.08)
  const foot = mix(skyAt(palette, palette.sky.length - 2), palette.land[0], 0.25)
  for (const [x, y, wide] of [
    [180, 0.36, 330],
    [900, 0.45, 300],
  ] as const)
    cumulus(
      canvas,
      random,
      x,
      height * y,
      wide,
      mix(top, skyFoot(palette), 0.3),
      mix(foot, skyFoot(palette), 0.5),
    )
  fly(frame, 210, height * 0.56, 52, 2, 0.2)
  fly(frame, 840, height * 0.58, 42, 1, 0.25)
  cloudBank(canvas, random, height * 0.7, height * 0.1, 2, mix(top, foot, 0.25), foot)
  fly(frame, 500, height * 0.46, 220, 3)
  cloudBank(canvas, random, height * 0.84, height * 0.12, 2, top, mix(foot, palette.land[1], 0.3))
}

/** One great balloon before rays, as on a fair's poster. */
function poster(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const sky = mix(skyAt(palette, 1), palette.paper, 0.35)
  backdrop(canvas, [sky, mix(sky, skyFoot(palette), 0.7)])
  canvas.path(sunburstPath(500, height * 0.44, 0, 1500, 22), {
    fill: palette.light,
    opacity: 0.35,
    role: 'shade',
  })
  cumulus(canvas, random, 200, height * 0.34, 280, palette.light, sky)
  cumulus(canvas, random, 830, height * 0.52, 320, palette.light, sky)
  fly(frame, 250, height * 0.6, 46, 2)
  fly(frame, 780, height * 0.3, 56, 1)
  fly(frame, 500, height * 0.42, 250, 0)
  const noise = random.noise()
  ramp([palette.land[0], palette.land[1], palette.land[2]], 3).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: height * (0.76 + i * 0.06),
      height: 70,
      frequency: 1.3,
      offset: i * 9,
      octaves: 2,
      crests: 0.1,
    })
    canvas.path(`${polygon(points)}L1020 ${height + 10}L-20 ${height + 10}Z`, { fill: colour })
  })
}

/** Many, of all sizes. */
function flock(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, [mix(palette.paper, skyFoot(palette), 0.2), palette.paper])
  const spots = spread(random, {
    sizes: [
      [5, 170, 200],
      [12, 96, 120],
      [16, 56, 66],
    ],
    height,
    gap: 1.02,
  })
  spots.forEach(({ x, y, r }, i) => {
    if (r < 70)
      cumulus(
        canvas,
        random,
        x,
        y + 20,
        r * 2,
        palette.light,
        mix(palette.light, palette.sky[0] ?? palette.light, 0.2),
      )
    else fly(frame, x, y - r * 0.22, r * 0.58, i)
  })
}

/** Hot-air balloons over a valley, above the clouds, on a poster. */
export const balloons: SceneSpec = {
  name: 'balloons',
  shows: 'hot-air balloons',
  kind: 'thing',
  words: 'balloon hot-air-balloon airballoon cappadocia montgolfier',
  palettes: ['dawn', 'sunset', 'candy', 'ocean'],
  draw,
}
