import { mix, ramp } from '../colour'
import { n1 } from '../curves'
import { alley, walker, wetGround } from '../motifs/alley'
import { neon, skyline } from '../motifs/city'
import { backdrop, moon, stars } from '../motifs/sky'
import { palmTree } from '../motifs/tropical'
import { skyAt } from '../palettes'
import type { Frame, Scene, SceneSpec } from '../scene'

const draw: Scene = (frame) => {
  if (frame.wishes.index === 1) rainyStreet(frame)
  else if (frame.wishes.index === 3) sunsetDrive(frame)
  else skylineView(frame)
  return undefined
}

/** A narrow street in the rain, all signs and reflections. */
function rainyStreet({ canvas, random, palette }: Frame): void {
  const height = canvas.height
  const [x, y] = [500 + random.range(-60, 60), height * 0.6]
  const glow = mix(palette.flowers[0], palette.accent2, 0.35)
  const look = {
    near: mix(palette.dark, palette.land[2], 0.5),
    far: palette.land[1],
    haze: mix(skyAt(palette, 2), glow, 0.35),
    lights: [palette.accent, palette.accent2, palette.flowers[0], palette.flowers[3], palette.light],
  }
  backdrop(canvas, [skyAt(palette, 0), skyAt(palette, 1), look.haze, look.haze, look.near])
  stars(canvas, random, 60, palette.light, height * 0.3, 3)
  const halo = canvas.radial([
    [0, mix(glow, '#ffffff', 0.35), 0.9],
    [1, glow, 0],
  ])
  canvas.circle(x, y - 60, 330, { fill: halo, role: 'glow' })
  wetGround(canvas, random, x, y + 22, look)
  alley(canvas, random, x, y, look)
  for (const [dx, dy, size] of [
    [-44, 0.655, 90],
    [50, 0.665, 104],
  ] as const)
    walker(canvas, x + dx, height * dy, size, look.near, palette.flowers[3])
  walker(canvas, x - 30, height * 0.82, 290, mix(look.near, '#000000', 0.3), palette.flowers[0])
  let rain = ''
  for (let i = 0; i < 150; i++) {
    const [rx, ry, long] = [random.range(-40, 1040), random.next() * height, random.range(24, 70)]
    rain += `M${n1(rx)} ${n1(ry)}l${n1(-long * 0.16)} ${n1(long)}`
  }
  canvas.path(rain, { stroke: palette.light, width: 1.6, opacity: 0.3, role: 'shade' })
}

/** A road between palms towards a striped sun, the city far off. */
function sunsetDrive(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const horizon = height * 0.6
  const [far, near, foreground] = palette.land
  backdrop(canvas, palette.sky, 0.62)
  stars(canvas, random, 150, palette.light, horizon * 0.6, 7)
  stripedSun(frame, 500, horizon - 150, 270)
  const row = { base: horizon + 6, low: height * 0.02, high: height * 0.11, lit: 0.4 }
  const lights = [palette.accent, palette.accent2, palette.flowers[0]]
  skyline(canvas, random, { ...row, colour: mix(far, skyAt(palette, 2), 0.35), foot: near, lights })
  glowingGrid(frame, horizon)
  const road = canvas.linear([
    [0, near],
    [1, mix(foreground, palette.dark, 0.5)],
  ])
  canvas.path(`M484 ${horizon}H516L900 ${height + 10}H100Z`, { fill: road })
  neon(
    canvas,
    `M484 ${n1(horizon)}L100 ${n1(height + 10)}M516 ${n1(horizon)}L900 ${n1(height + 10)}`,
    palette.flowers[0],
    5,
  )
  for (let i = 0; i < 7; i++) {
    const [a, b] = [((i + 0.2) / 7) ** 2, ((i + 0.65) / 7) ** 2]
    const at = (t: number): number => horizon + (height - horizon) * t
    const d = `M${n1(499 - 10 * a)} ${n1(at(a))}H${n1(501 + 10 * a)}L${n1(501 + 10 * b)} ${n1(at(b))}H${n1(499 - 10 * b)}Z`
    canvas.path(d, { fill: palette.accent })
  }
  const dark = mix(palette.dark, foreground, 0.4)
  for (const [x, y, tall, lean] of [
    [250, 0.655, 0.14, -0.1],
    [750, 0.655, 0.15, 0.1],
    [120, 0.74, 0.27, -0.14],
    [885, 0.735, 0.28, 0.14],
    [-30, 0.93, 0.5, -0.04],
    [1030, 0.92, 0.48, 0.04],
  ] as const)
    palmTree(canvas, random, x, height * y, height * tall, lean, dark, mix(dark, palette.flowers[0], 0.12))
}

function skylineView(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const grid = wishes.index === 0
  const horizon = height * (grid ? 0.66 : 0.62)
  const lights = [palette.accent, palette.accent2, palette.flowers[0], palette.light]
  backdrop(canvas, palette.sky, 0.66)
  stars(canvas, random, 160, palette.light, horizon * 0.6, 6)
  const glow = skyAt(palette, 3)
  const [x, r, y] = [500 + random.range(-120, 120), random.range(250, 310), horizon - height * 0.27]
  const halo = canvas.radial([
    [0, glow, 0.65],
    [1, glow, 0],
  ])
  canvas.circle(x, y, r * 1.9, { fill: halo, role: 'glow' })
  if (wishes.moon && palette.name !== 'neon') moon(canvas, random, x, y - 60, r * 0.62, palette.accent)
  else stripedSun(frame, x, y, r)
  const [far, near, foreground] = palette.land
  const walls = ramp([mix(skyAt(palette, 2), far, 0.55), far, near, foreground], 4)
  const rows = [
    { base: 10, low: 0.16, high: 0.36, lit: 0.16, foot: mix(far, glow, 0.6) },
    { base: 40, low: 0.1, high: 0.33, lit: 0.34, foot: mix(far, skyAt(palette, 2), 0.5) },
    { base: 90, low: 0.06, high: 0.27, lit: 0.5, foot: mix(near, palette.flowers[0], 0.22) },
  ]
  rows.forEach(({ base, low, high, lit, foot }, i) => {
    const colour = walls[i] ?? near
    skyline(canvas, random, {
      base: horizon + base,
      low: height * low,
      high: height * high,
      colour,
      foot,
      lights,
      lit,
    })
  })
  if (grid) glowingGrid(frame, horizon + 96)
  else wetStreet(frame, horizon + 96, lights)
  signs(frame, horizon)
}

function stripedSun({ canvas, palette }: Frame, x: number, y: number, r: number): void {
  const glow = skyAt(palette, 3)
  const disc = canvas.linear([
    [0, palette.accent],
    [0.5, skyAt(palette, 4)],
    [1, palette.flowers[0]],
  ])
  canvas.circle(x, y, r, { fill: disc, role: 'accent' })
  for (let i = 0; i < 8; i++) {
    const fill = mix(skyAt(palette, 2), glow, 0.5 + i * 0.06)
    canvas.rect(x - r - 4, y + 10 + i * r * 0.125, r * 2 + 8, 3 + i * 3, { fill, role: 'shade' })
  }
}

function glowingGrid({ canvas, palette }: Frame, top: number): void {
  const height = canvas.height
  const [, near, foreground] = palette.land
  const floor = canvas.linear([
    [0, mix(near, palette.flowers[0], 0.3)],
    [0.25, near],
    [1, foreground],
  ])
  canvas.rect(-5, top, 1010, height, { fill: floor })
  let d = ''
  for (let i = -14; i <= 14; i++) d += `M${500 + i * 38} ${n1(top)}L${500 + i * 270} ${n1(height + 10)}`
  for (let i = 0; i < 15; i++) d += `M-10 ${n1(top + (height - top) * (i / 14) ** 2.2)}H1010`
  neon(canvas, d, palette.accent2, 2.2)
  neon(canvas, `M-10 ${n1(top)}H1010`, palette.flowers[0], 4)
}

function wetStreet({ canvas, random, palette }: Frame, top: number, lights: readonly string[]): void {
  const height = canvas.height
  const [, near, foreground] = palette.land
  const floor = canvas.linear([
    [0, near],
    [1, foreground],
  ])
  canvas.rect(-5, top, 1010, height, { fill: floor })
  for (let i = 0; i < 150; i++) {
    const [from, to] = [random.pick(lights), random.pick(lights)]
    const fill = canvas.linear([
      [0, from, 0.5],
      [1, to, 0],
    ])
    const long = random.range(60, (height - top) * 0.75)
    canvas.rect(random.next() * 1000, top + 4 + random.next() * 60, random.range(3, 16), long, {
      fill,
      role: 'glow',
    })
  }
  for (let i = 0; i < 70; i++) {
    const y = top + 14 + random.next() ** 1.3 * (height - top)
    const paint = { fill: foreground, opacity: 0.55, role: 'shade' } as const
    canvas.rect(random.next() * 1000 - 100, y, random.range(40, 260), random.range(1.5, 4), paint)
  }
}

/** Upright signs with strokes that look like writing and say nothing. */
function signs({ canvas, random, palette }: Frame, horizon: number): void {
  for (let i = 0; i < 6; i++) {
    const x = random.range(60, 940)
    const y = horizon - random.range(-40, 150)
    const [width, tall] = [random.range(16, 26), random.range(70, 150)]
    const colour = random.pick([palette.flowers[0], palette.accent2, palette.accent])
    canvas.rect(x, y, width, tall, { fill: palette.land[2] })
    neon(canvas, `M${n1(x)} ${n1(y)}h${n1(width)}v${n1(tall)}h${n1(-width)}Z`, colour, 3)
    for (let k = 0; k < tall / 24 - 1; k++) {
      const stroke = `M${n1(x + 6)} ${n1(y + 14 + k * 24)}h${n1(width - 12)}${k % 2 ? 'v8' : 'l-6 8'}`
      neon(canvas, stroke, colour, 2.2)
    }
  }
}

/** Towers before a striped sun; at their feet a glowing grid or a wet street. */
export const city: SceneSpec = {
  name: 'city',
  kind: 'place',
  words: 'city skyline tokyo cyberpunk synthwave street downtown skyscraper urban vaporwave',
  weak: 'neon',
  palettes: ['neon', 'cosmos', 'night', 'sunset'],
  neverLine: true,
  dark: true,
  dry: ({ index }) => index === 1,
  draw,
}
