import { lightness, mix, ramp } from '../colour'
import { circlePath, n1, smooth, type Point } from '../curves'
import { backdrop, birds, clouds, moon, stars, sun } from '../motifs/sky'
import { specks, sunburstPath } from '../motifs/shapes'
import { glints, waveRow } from '../motifs/water'
import { rain, stormSky } from '../motifs/weather'
import { skyFoot, skyTop } from '../palettes'
import type { Frame, Scene, SceneSpec } from '../scene'
import { drawWave } from './wave'

const ROWS = 13

const draw: Scene = (frame) => {
  const { index, says } = frame.wishes
  const evening = says('sunset sunrise sun moon sail sailing sailboat boat ship storm stormy')
  if (index === 1) {
    if (says('surf surfing storm stormy rough')) return drawWave(frame)
    setting(frame)
  } else if (index === 2 && !evening) shore(frame)
  else openSea(frame)
  return undefined
}

const STORM = 'storm stormy thunder thunderstorm lightning tempest'

/** A great low sun in stripes, its path on the water, and a sail before it. */
function setting(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const [horizon, r] = [height * 0.58, 330]
  backdrop(canvas, palette.sky, 0.6)
  if (lightness(skyTop(palette)) < 0.36) stars(canvas, random, 150, palette.light, horizon * 0.6, 6)
  if (wishes.moon) moon(canvas, random, 500, horizon - 190, r * 0.7, palette.accent)
  else sun(canvas, 500, horizon - 120, r, palette.accent, palette.accent2, 1.9)
  clouds(canvas, random, horizon * 0.3, horizon * 0.94, 9, palette.light, 0.6)
  const [far, near, foreground] = palette.land
  const water = canvas.linear([
    [0, mix(far, skyFoot(palette), 0.35)],
    [0.35, near],
    [1, foreground],
  ])
  canvas.rect(-5, horizon, 1010, height - horizon + 10, { fill: water })
  for (let i = 0; i < 30; i++) {
    const t = i / 29
    const wide = (r * (1 - 0.62 * t) + 60) * random.range(0.5, 1)
    const x = 500 + random.range(-60, 60)
    canvas.rect(x - wide, horizon + 8 + (height - horizon) * t * 0.86, wide * 2, 4 + 9 * t, {
      fill: mix(palette.accent, palette.accent2, t * 0.8),
      opacity: 0.8 - 0.5 * t,
      role: canvas.line ? 'detail' : undefined,
    })
  }
  if (!canvas.omits('boat ship sail'))
    canvas.at(500 + random.range(-40, 40), horizon + 74, 0, 2.3, () => {
      boat(frame, 0, 0)
    })
  birds(canvas, random, 620, horizon * 0.42, 7, foreground, 1.4)
}

function openSea(frame: Frame, withPier = false): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const horizon = height * random.range(0.36, 0.46)
  const [across, r] = [random.range(350, 650), random.range(130, 190)]
  const x = withPier ? 250 : across
  const [far, near, foreground] = palette.land
  backdrop(canvas, palette.sky, 0.46)
  const stormy = wishes.says(STORM)
  if (lightness(skyTop(palette)) < 0.36 && !stormy)
    stars(canvas, random, 120, palette.light, horizon * 0.7, 4)
  if (stormy) stormSky(canvas, random, palette, horizon)
  else if (wishes.moon) moon(canvas, random, x, horizon - r * 0.9, r * 0.75, palette.accent)
  else sun(canvas, x, horizon - r * 0.25, r, palette.accent, palette.accent2, 2.6)
  if (!stormy) clouds(canvas, random, horizon * 0.3, horizon * 0.9, 9, palette.light, 0.55)
  if (withPier) {
    const size = wishes.index === 1 ? 1.55 : 1.1
    canvas.at(1000 - 1000 * size, horizon + 14, 0, size, () => {
      pier(frame, 0)
    })
  }
  const tones = ramp([mix(skyFoot(palette), far, 0.5), far, near, foreground], ROWS)
  const tone = (i: number): string => tones[Math.max(0, i)] ?? near
  const water = canvas.linear([
    [0, tone(0)],
    [1, tone(4)],
  ])
  canvas.rect(-5, horizon, 1010, height - horizon + 10, { fill: water })
  glints(canvas, random, horizon, 90, palette.accent, x)
  for (let i = 1; i < ROWS; i++) {
    const t = i / (ROWS - 1)
    if (i === 4 && (wishes.boat || wishes.index === 3))
      boat(frame, x + random.range(-160, 160), horizon + 26 + (height - horizon) * 0.07)
    waveRow(canvas, random, {
      y: horizon + 26 + (height - horizon) * t ** 1.55,
      amplitude: (5 + 30 * t) * (stormy ? 1.7 : 1),
      length: 170 + 330 * t + random.range(-30, 30),
      colour: tone(i),
      edge: mix(palette.light, tone(i - 3), 0.35),
      lines: t > 0.25 ? 3 : 1,
    })
  }
  if (stormy) rain(canvas, random, palette.light)
  else birds(canvas, random, x + 60, horizon * 0.4, 7, foreground, 1.2)
}

/** A seaside pier far out: domes, flags and many thin legs. */
function pier({ canvas, palette }: Frame, horizon: number): void {
  const wall = mix(palette.land[2], palette.dark, 0.3)
  const deck = horizon - 34
  const dome = (x: number, w: number, tall: number): string =>
    `M${x - w} ${n1(deck)}v${-tall}C${x - w} ${n1(deck - tall - w * 1.1)} ${x - 10} ${n1(deck - tall - w * 1.2)} ${x - 4} ${n1(deck - tall - w * 1.45)}h8` +
    `C${x + 10} ${n1(deck - tall - w * 1.2)} ${x + w} ${n1(deck - tall - w * 1.1)} ${x + w} ${n1(deck - tall)}v${tall}Z`
  let legs = ''
  for (let x = 392; x < 1010; x += 24) legs += `M${x} ${n1(deck)}V${n1(horizon + 30)}`
  for (let x = 392; x < 986; x += 48)
    legs += `M${x} ${n1(deck + 6)}L${x + 24} ${n1(horizon + 26)}L${x + 48} ${n1(deck + 6)}`
  canvas.path(legs, { stroke: wall, width: 4.5 })
  canvas.rect(380, deck - 7, 640, 14, { fill: wall })
  const halls = `M430 ${n1(deck)}v-44l34 -30h176l34 30v44ZM760 ${n1(deck)}v-36h240v36Z`
  canvas.path(halls + dome(552, 54, 70) + dome(446, 26, 52) + dome(658, 26, 52) + dome(880, 40, 44), {
    fill: wall,
  })
  let lamps = ''
  for (let x = 396; x < 1000; x += 40) lamps += circlePath(x, deck - 20, 4)
  for (let x = 474; x < 640; x += 24) lamps += `M${x} ${n1(deck - 36)}h11v24h-11Z`
  for (let x = 776; x < 990; x += 30) lamps += `M${x} ${n1(deck - 28)}h12v18h-12Z`
  canvas.path(lamps, { fill: palette.accent, role: canvas.line ? 'accent' : undefined })
  let poles = ''
  for (const [x, y] of [
    [552, 150],
    [446, 90],
    [658, 90],
    [880, 104],
  ] as const)
    poles += `M${x} ${n1(deck - y + 14)}v-58l30 10l-30 10`
  canvas.path(poles, { stroke: wall, width: 4 })
}

/** A beach from high above: sand, foam in ever thinner seams, deep water. */
function shore(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  const sand = mix(mix('#f0d9b0', palette.light, 0.3), palette.accent2, 0.16)
  backdrop(canvas, [mix(sand, palette.light, 0.2), sand])
  specks(canvas, random, 420, mix(sand, foreground, 0.45), 0.35)
  const noise = random.noise()
  const line = (t: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const u = i / 12
      const sway = noise(u * 1.6 + t * 0.25, 4) * 110 + noise(u * 4.2 + t * 0.9, 9) * 36
      return [-40 + u * 1080, height * (0.3 + t * 0.7) + sway - u * 260] as const
    })
  const foam = mix(palette.light, '#ffffff', 0.6)
  const tones = ramp([mix(sand, far, 0.35), mix(far, palette.light, 0.35), far, near, foreground], 9)
  const fill = (points: readonly Point[]): string =>
    `${smooth(points)}L1050 ${height + 300}L-50 ${height + 300}Z`
  canvas.path(fill(line(0.02)), { fill: mix(sand, foreground, 0.22), opacity: 0.5, role: 'shade' })
  tones.forEach((tone, i) => {
    const t = 0.06 + i * 0.095
    const points = line(t)
    canvas.path(fill(points.map(([x, y]) => [x, y - 16] as const)), {
      fill: foam,
      opacity: i < 4 ? 0.95 - i * 0.16 : 0.16,
    })
    canvas.path(fill(points), { fill: tone, opacity: i < 2 ? 0.8 : 1 })
    const lace = points.map(([x, y]) => [x, y + 26 + noise(x / 90, i) * 12] as const)
    canvas.path(smooth(lace), {
      stroke: foam,
      width: i < 4 ? 6 - i : 1.8,
      opacity: i < 4 ? 0.7 : 0.3,
      role: 'detail',
    })
  })
  for (const [x, y, turn, k] of [
    [250, 0.2, 24, 0],
    [740, 0.09, -40, 1],
  ] as const)
    parasol(frame, x, height * y, turn, k)
  boatFromAbove(frame, 640, height * 0.78)
}

function parasol({ canvas, palette }: Frame, x: number, y: number, turn: number, kind: number): void {
  const colour = kind ? palette.accent2 : palette.flowers[0]
  canvas.rect(x + 66, y - 66, 74, 150, {
    fill: mix(colour, palette.light, 0.55),
    transform: `rotate(${turn} ${x} ${y})`,
  })
  canvas.circle(x + 16, y + 20, 84, { fill: '#000000', opacity: 0.2, role: 'shade' })
  canvas.circle(x, y, 84, { fill: mix(palette.light, '#ffffff', 0.4) })
  canvas.path(sunburstPath(x, y, 0, 84, 6, turn / 57), {
    fill: colour,
    role: canvas.line ? 'accent' : undefined,
  })
  canvas
    .circle(x, y, 84, { stroke: mix(colour, palette.dark, 0.25), width: 2.5 })
    .circle(x, y, 6, { fill: palette.light })
}

function boatFromAbove({ canvas, palette }: Frame, x: number, y: number): void {
  const foam = mix(palette.light, '#ffffff', 0.6)
  canvas.at(x, y, 32, 1, () => {
    const wake = canvas.linear([
      [0, foam, 0.75],
      [1, foam, 0],
    ])
    canvas.path(
      'M-26 60C-40 160 -70 260 -110 340C-60 270 -20 180 0 90C20 180 60 270 110 340C70 260 40 160 26 60Z',
      { fill: wake, role: 'glow' },
    )
    canvas.path('M0 -96C34 -56 36 20 26 76H-26C-36 20 -34 -56 0 -96Z', { fill: foam })
    canvas.path('M0 -66C20 -38 22 16 17 62H-17C-22 16 -20 -38 0 -66Z', {
      fill: mix('#b9834f', palette.accent2, 0.2),
    })
    canvas.path('M-19 -4H19V22H-19Z', { fill: foam })
  })
}

function boat({ canvas, palette }: Frame, x: number, y: number): void {
  canvas.at(x, y, 0, 1.1, () => {
    canvas.path('M-60 0C-40 26 40 26 66 -4Z', { fill: palette.dark, role: 'solid' })
    canvas.path('M2 -8V-150L62 -18Z', { fill: palette.light })
    canvas.path('M-4 -12V-120L-46 -18Z', { fill: mix(palette.light, palette.accent2, 0.3) })
  })
}

/** The sun or the moon over a calm sea. */
export const sea: SceneSpec = {
  name: 'sea',
  kind: 'place',
  words:
    'sea ocean beach coast sailboat horizon island seascape seaside harbour harbor cove cornwall devon ' +
    'whitby torquay',
  weak: 'sunset sunrise sail boat ship yacht amalfi santorini greece greek capri mediterranean pirate sailor nautical',
  palettes: ['sunset', 'ocean', 'ocean', 'night'],
  dry: ({ says }) => says(STORM),
  draw,
}

/** The same sea with a pier that walks out into it. */
export const pierSide: SceneSpec = {
  name: 'pier',
  shows: 'seaside pier',
  kind: 'place',
  words: 'pier brighton blackpool bournemouth seaside-pier',
  palettes: ['sunset', 'dawn', 'ocean', 'night'],
  draw: (frame) => {
    openSea(frame, true)
    return undefined
  },
}
