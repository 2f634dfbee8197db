import { mix, ramp, shift } from '../../colour'
import { smooth, type Point } from '../../curves'
import { cumulus } from '../../motifs/cumulus'
import { ridgeLine } from '../../motifs/land'
import { beams, lighthouse as tower, type LighthouseLook } from '../../motifs/lighthouse'
import { sunburstPath } from '../../motifs/shapes'
import { backdrop, birds, clouds, moon, stars, sun } from '../../motifs/sky'
import { grass } from '../../motifs/undergrowth'
import { glints, waveRow } from '../../motifs/water'
import { rain, stormSky } from '../../motifs/weather'
import { isDark, skyAt, skyFoot, type Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const STORM = 'storm stormy thunder thunderstorm lightning tempest'

const draw: Scene = (frame) => {
  // In a storm the poster has no sun to show.
  const third = frame.wishes.says(STORM) ? cliff : poster
  const compositions = [cliff, storm, third, cliff]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

function lookOf({ light, flowers, dark, accent, land }: Palette): LighthouseLook {
  return {
    wall: mix(light, land[0], 0.06),
    band: flowers[0],
    roof: mix(dark, land[2], 0.4),
    light: mix(accent, '#fff3c0', 0.4),
  }
}

function water(frame: Frame, horizon: number, rows: number, foam: number): void {
  const { canvas, random, palette } = frame
  const [far, near, foreground] = palette.land
  const height = canvas.height
  const tones = ramp([mix(skyFoot(palette), far, 0.5), far, near, foreground], rows)
  canvas.rect(-5, horizon, 1010, height - horizon + 10, {
    fill: canvas.linear([
      [0, tones[0] ?? far],
      [1, near],
    ]),
  })
  glints(canvas, random, horizon, 70, palette.accent, 400)
  tones.forEach((colour, i) => {
    const t = (i + 1) / rows
    waveRow(canvas, random, {
      y: horizon + 16 + (height - horizon) * t ** 1.5 * 0.95,
      amplitude: (5 + 26 * t) * foam,
      length: 170 + 300 * t,
      colour,
      edge: mix(palette.light, colour, 0.35),
      lines: t > 0.35 ? 3 : 1,
    })
  })
}

/** A headland with grass and rocks that rises to one side. */
function headland(frame: Frame, left: boolean, top: number, reach: number): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const at = (x: number): number => (left ? x : 1000 - x)
  const rock = mix(palette.land[2], palette.dark, 0.3)
  const outline: Point[] = [
    [-30, top - 10],
    [reach * 0.35, top],
    [reach * 0.7, top + 14],
    [reach * 0.92, top + 60],
    [reach, top + 170],
    [reach * 0.93, top + 300],
    [reach * 1.08, top + 480],
    [reach * 1.02, height + 20],
  ]
  const d = `${smooth(outline.map(([x, y]) => [at(x), y] as const))}L${at(-30)} ${height + 20}Z`
  canvas.path(d, {
    fill: canvas.linear([
      [0, mix(rock, palette.land[1], 0.5)],
      [1, rock],
    ]),
  })
  const clip = canvas.clip(d)
  let cracks = ''
  for (let i = 0; i < 15; i++) {
    const [x, y] = [at(reach * random.range(0.1, 1)), random.range(top + 120, height)]
    cracks += `M${x} ${y}l${random.range(-26, 26)} 46l${random.range(-20, 30)} 40l${random.range(-26, 26)} 52`
  }
  canvas.path(cracks, {
    stroke: shift(rock, { lightness: 0.1 }),
    width: 3,
    opacity: 0.45,
    clip,
    role: 'detail',
  })
  const turf = mix(palette.leaf, palette.land[1], 0.3)
  const crest = outline.slice(0, 5).map(([x, y]) => [at(x), y] as const)
  canvas.path(
    `${smooth(crest)}L${at(reach * 0.8)} ${top + 110}Q${at(reach * 0.5)} ${top + 40} ${at(reach * 0.3)} ${top + 90}T${at(-30)} ${top + 60}Z`,
    {
      fill: canvas.linear([
        [0, shift(turf, { lightness: 0.06 })],
        [1, turf],
      ]),
      clip,
    },
  )
  const line = (x: number): number => {
    const u = at(x)
    return u < reach * 0.75 ? top + 6 + (u / reach) * 14 : height + 200
  }
  grass(canvas, random, line, 130, 16, 50, shift(turf, { lightness: -0.04 }))
}

/** On its headland over the evening sea. */
function cliff(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const horizon = height * 0.62
  const dark = isDark(palette)
  backdrop(canvas, palette.sky, 0.66)
  const stormy = wishes.says(STORM)
  if (dark && !stormy) stars(canvas, random, 150, palette.light, horizon * 0.8, 7)
  if (stormy) stormSky(canvas, random, palette, horizon)
  else if (wishes.moon) moon(canvas, random, 300, height * 0.3, 90, palette.accent)
  else sun(canvas, 330, horizon - 60, 150, palette.accent, palette.accent2, 2.8)
  if (!stormy) clouds(canvas, random, height * 0.16, horizon - 60, 8, palette.light, 0.5)
  const isle = ridgeLine(random.noise(), {
    base: horizon + 4,
    height: 40,
    frequency: 2,
    offset: 3,
    octaves: 3,
    crests: 0.3,
  })
  canvas.path(
    `${smooth(isle.filter(([x], i) => i % 4 === 0 && x < 460))}L470 ${horizon + 10}L-20 ${horizon + 10}Z`,
    { fill: mix(palette.land[0], skyFoot(palette), 0.3) },
  )
  water(frame, horizon, 9, stormy ? 1.7 : 1)
  headland(frame, false, height * 0.7, 560)
  if (dark) beams(canvas, 690, height * 0.322, 1100, lookOf(palette).light)
  tower(canvas, 690, height * 0.715, height * 0.46, lookOf(palette))
  if (stormy) rain(canvas, random, palette.light)
  else birds(canvas, random, 340, height * 0.42, 6, palette.dark, 1.3)
}

/** In the night, its beams over high waves. */
function storm(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const stormy = wishes.says(STORM)
  const height = canvas.height
  const night = mix(palette.dark, skyAt(palette, 0), 0.6)
  backdrop(canvas, [night, skyAt(palette, 1), mix(skyAt(palette, 2), skyAt(palette, 1), 0.4)])
  if (stormy) stormSky(canvas, random, palette, height * 0.6)
  else {
    stars(canvas, random, 130, palette.light, height * 0.5, 6)
    moon(canvas, random, 760, height * 0.16, 60, palette.accent, true)
  }
  const top = mix(skyAt(palette, 1), palette.light, 0.22)
  for (const [x, y, wide] of [
    [170, 0.5, 420],
    [820, 0.54, 460],
    [480, 0.6, 520],
  ] as const)
    cumulus(canvas, random, x, height * y, wide, top, mix(skyAt(palette, 1), night, 0.3))
  const look = lookOf(palette)
  beams(canvas, 480, height * 0.335, 1200, look.light, 0.14)
  water(frame, height * 0.62, 4, 1.5)
  const rock = mix(palette.land[2], palette.dark, 0.5)
  canvas.path(
    `M180 ${height * 0.86}C260 ${height * 0.75} 320 ${height * 0.77} 380 ${height * 0.71}C430 ${height * 0.69} 540 ${height * 0.69} 590 ${height * 0.71}C640 ${height * 0.76} 720 ${height * 0.75} 800 ${height * 0.87}Z`,
    {
      fill: canvas.linear([
        [0, mix(rock, palette.land[1], 0.35)],
        [1, rock],
      ]),
    },
  )
  tower(canvas, 480, height * 0.71, height * 0.43, look)
  const [far, near, foreground] = palette.land
  for (let i = 0; i < 5; i++) {
    waveRow(canvas, random, {
      y: height * (0.79 + i * 0.055),
      amplitude: 34 + i * 5,
      length: 330 + i * 50,
      colour: mix(near, foreground, i / 4),
      edge: mix(palette.light, far, 0.15 + i * 0.1),
      lines: 4,
    })
  }
  if (stormy) rain(canvas, random, palette.light)
}

/** A travel poster: flat rays, flat rocks. */
function poster(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  backdrop(canvas, [palette.accent2, mix(palette.accent2, palette.accent, 0.7)])
  canvas.path(sunburstPath(500, height * 0.33, 60, 1600, 24), {
    fill: palette.light,
    opacity: 0.3,
    role: 'shade',
  })
  canvas.circle(500, height * 0.33, 250, { fill: palette.accent, role: 'accent' })
  cumulus(canvas, random, 210, height * 0.42, 260, palette.light, mix(palette.accent2, palette.light, 0.5))
  cumulus(canvas, random, 800, height * 0.5, 320, palette.light, mix(palette.accent2, palette.light, 0.5))
  water(frame, height * 0.64, 6, 0.8)
  canvas.path(
    `M130 ${height * 0.84}L230 ${height * 0.76}L330 ${height * 0.74}L390 ${height * 0.68}H610L690 ${height * 0.73}L800 ${height * 0.77}L880 ${height * 0.84}Z`,
    { fill: mix(near, foreground, 0.5) },
  )
  canvas.path(
    `M130 ${height * 0.84}L230 ${height * 0.76}L330 ${height * 0.74}L390 ${height * 0.68}H520L470 ${height * 0.75}L520 ${height * 0.84}Z`,
    { fill: mix(far, near, 0.7) },
  )
  tower(canvas, 500, height * 0.685, height * 0.42, lookOf(palette))
  waveRow(canvas, random, {
    y: height * 0.84,
    amplitude: 22,
    length: 300,
    colour: near,
    edge: palette.light,
    lines: 4,
  })
  birds(canvas, random, 300, height * 0.27, 4, palette.dark, 1.4)
}

/** A lighthouse on its cliff, in a storm, on a poster. */
export const lighthouse: SceneSpec = {
  name: 'lighthouse',
  kind: 'thing',
  words: 'lighthouse beacon',
  palettes: ['sunset', 'night', 'ocean', 'ocean'],
  dry: ({ says }) => says(STORM),
  draw,
}
