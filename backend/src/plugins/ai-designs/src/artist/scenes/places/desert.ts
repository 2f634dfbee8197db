import { mix, ramp, shift } from '../../colour'
import { polygon, smooth } from '../../curves'
import { agave, barrel, pricklyPear, saguaro, succulent } from '../../motifs/cactus'
import { ridgeLine } from '../../motifs/land'
import { mesa } from '../../motifs/mesa'
import { spread } from '../../motifs/shapes'
import { backdrop, birds, clouds, moon, sparkle, stars, sun } from '../../motifs/sky'
import { isDark, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [desert, dunes, pots, repeat]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

/** Tall cacti before a great sun and table mountains. */
function desert(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const horizon = height * 0.6
  const [far, near, foreground] = palette.land
  backdrop(canvas, palette.sky, 0.66)
  if (isDark(palette)) stars(canvas, random, 130, palette.light, horizon * 0.7, 5)
  const x = random.range(400, 600)
  if (wishes.moon) moon(canvas, random, x, height * 0.36, 130, palette.accent)
  else sun(canvas, x, height * 0.4, 235, palette.accent, palette.accent2, 1.9)
  clouds(canvas, random, height * 0.24, horizon - 60, 6, palette.light, 0.55)
  const haze = skyFoot(palette)
  mesa(frame, 180, horizon + 20, 320, 230, mix(haze, far, 0.55))
  mesa(frame, 850, horizon + 30, 380, 300, mix(haze, far, 0.7))
  mesa(frame, 560, horizon + 30, 200, 130, mix(haze, far, 0.5))
  const noise = random.noise()
  ramp([mix(far, haze, 0.25), far, near, mix(near, foreground, 0.7)], 4).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: horizon + 20 + i * height * 0.095,
      height: 60 - i * 6,
      frequency: 1.2,
      offset: i * 8,
      octaves: 2,
      crests: 0.15,
    })
    canvas.path(`${smooth(points.filter((_, k) => k % 10 === 0))}L1020 ${height + 10}L-20 ${height + 10}Z`, {
      fill: canvas.linear([
        [0, shift(colour, { lightness: 0.04 })],
        [1, colour],
      ]),
    })
    const green = mix(palette.leaf, colour, 0.62 - i * 0.16)
    if (i < 3)
      for (let k = 0; k < 4 - i; k++)
        saguaro(
          canvas,
          random,
          random.range(60, 940),
          horizon + 50 + i * height * 0.095,
          70 + i * 66,
          green,
          palette.flowers[0],
        )
  })
  const green = mix(palette.leaf, foreground, 0.2)
  saguaro(canvas, random, 660, height * 0.93, 620, green, palette.flowers[0])
  saguaro(canvas, random, 240, height * 0.9, 400, mix(green, palette.leaf, 0.5), palette.flowers[1])
  pricklyPear(canvas, random, 860, height * 0.97, 190, shift(green, { lightness: 0.04 }), palette.flowers[0])
  agave(canvas, random, 130, height * 0.985, 190, mix(palette.leaf, palette.light, 0.25))
  barrel(canvas, random, 460, height * 0.97, 80, green, palette.flowers[1])
  birds(canvas, random, 480, height * 0.2, 4, foreground, 1.3)
}

/** Bare dunes with sharp crests, and a crescent. */
function dunes(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  backdrop(canvas, palette.sky, 0.62)
  stars(canvas, random, 110, palette.light, height * 0.4, 7)
  if (wishes.moon || isDark(palette)) moon(canvas, random, 660, height * 0.24, 120, palette.accent)
  else sun(canvas, 640, height * 0.3, 150, palette.accent, palette.accent2, 2.4)
  const tones = ramp([mix(skyFoot(palette), far, 0.5), far, near, foreground], 6)
  for (let i = 0; i < 6; i++) {
    const y = height * (0.46 + i * 0.09)
    const side = i % 2 ? 1 : -1
    const crest = 500 + side * random.range(120, 340)
    const top = y - 70 - i * 16
    const colour = tones[i] ?? near
    const lit = mix(colour, palette.accent, 0.28)
    const outline = `M-20 ${y + 70}C${crest * 0.45} ${y + 40} ${crest * 0.75} ${top + 8} ${crest} ${top}C${crest + (1020 - crest) * 0.3} ${top + 14} ${crest + (1020 - crest) * 0.6} ${y + 40} 1020 ${y + 60}V${height + 10}H-20Z`
    canvas.path(outline, {
      fill: canvas.linear([
        [0, lit],
        [0.5, colour],
      ]),
    })
    const edge = `M${crest} ${top}C${crest - side * 20} ${top + 120} ${crest + side * 150} ${y + 130} ${crest + side * 60} ${y + 330}L${side > 0 ? 1020 : -20} ${y + 400}V${y + 60}C${crest + (side > 0 ? (1020 - crest) * 0.6 : -crest * 0.55)} ${y + 40} ${crest + side * Math.abs((side > 0 ? 1020 - crest : crest) * 0.25)} ${top + 10} ${crest} ${top}Z`
    canvas.path(edge, {
      fill: canvas.linear([
        [0, shift(colour, { lightness: -0.07 })],
        [1, colour, 0.1],
      ]),
      role: canvas.line ? 'detail' : undefined,
      clip: canvas.clip(outline),
    })
  }
  for (let i = 0; i < 3; i++) {
    const x = 300 + i * 74
    canvas.at(x, height * 0.575 - i * 5, 0, 0.62 - i * 0.03, () => camel(frame))
  }
  saguaro(canvas, random, 830, height * 0.88, 300, mix(palette.leaf, foreground, 0.55), palette.flowers[0])
  agave(canvas, random, 200, height * 0.97, 170, mix(palette.leaf, foreground, 0.4))
}

function camel({ canvas, palette }: Frame): void {
  canvas.path(
    'M-46 0L-42 -40C-48 -58 -34 -66 -24 -66C-14 -92 6 -92 14 -66C26 -64 34 -70 40 -84C44 -98 56 -102 66 -96L64 -86L52 -84C50 -64 44 -50 34 -42L36 0H30L26 -38H-30L-34 0H-40L-38 -30L-42 0Z',
    { fill: mix(palette.land[2], palette.dark, 0.5), role: 'solid' },
  )
}

/** Cacti in clay pots on a shelf. */
function pots(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const wall = mix(palette.paper, skyFoot(palette), 0.5)
  backdrop(canvas, [wall, mix(wall, palette.accent2, 0.18)])
  canvas.circle(500, height * 0.42, 290, {
    fill: canvas.linear([
      [0, palette.accent2],
      [1, mix(palette.accent2, wall, 0.4)],
    ]),
    role: 'accent',
  })
  const shelf = height * 0.76
  canvas.rect(0, shelf, 1000, height, {
    fill: canvas.linear([
      [0, mix(palette.land[1], wall, 0.3)],
      [1, palette.land[1]],
    ]),
  })
  const greens = [
    palette.leaf,
    shift(palette.leaf, { lightness: -0.08 }),
    shift(palette.leaf, { lightness: 0.06, hue: 12 }),
  ]
  const plants: readonly (readonly [number, number, number])[] = [
    [300, 0, 150],
    [700, 1, 170],
    [500, 2, 200],
  ]
  for (const [x, kind, wide] of plants) {
    const tall = wide * 0.95
    const foot = shelf + (kind === 2 ? 46 : 16)
    const top = foot - tall
    const green = greens[kind] ?? palette.leaf
    if (kind === 0) barrel(canvas, random, x, top + 14, 84, green, palette.flowers[0])
    if (kind === 1) pricklyPear(canvas, random, x, top + 12, 175, green, palette.flowers[0])
    if (kind === 2) saguaro(canvas, random, x, top + 10, 430, green, palette.flowers[1])
    const clay = kind === 1 ? palette.land[0] : palette.flowers[kind === 0 ? 3 : 0]
    const fill = canvas.linear(
      [
        [0, shift(clay, { lightness: 0.06 })],
        [0.5, clay],
        [1, shift(clay, { lightness: -0.1 })],
      ],
      [0, 0, 1, 0],
    )
    canvas.path(
      `M${x - wide * 0.44} ${top + 30}L${x - wide * 0.33} ${foot}H${x + wide * 0.33}L${x + wide * 0.44} ${top + 30}Z`,
      { fill },
    )
    canvas.rect(x - wide / 2, top, wide, 36, { fill })
    const zig = Array.from(
      { length: 11 },
      (_, i) => [x - wide * 0.37 + (i * wide * 0.74) / 10, foot - tall * (i % 2 ? 0.46 : 0.32)] as const,
    )
    canvas.path(polygon(zig), { stroke: wall, width: 5 })
  }
}

/** Many of them, strewn. */
function repeat(frame: Frame): void {
  const { canvas, random, palette } = frame
  backdrop(canvas, [mix(palette.paper, palette.sky[0] ?? palette.paper, 0.35), palette.paper])
  const greens = [
    palette.leaf,
    shift(palette.leaf, { lightness: -0.07 }),
    shift(palette.leaf, { lightness: 0.08, hue: 16 }),
  ]
  const spots = spread(random, {
    sizes: [
      [16, 118, 128],
      [26, 64, 74],
      [30, 26, 30],
    ],
    height: canvas.height,
    gap: 1.02,
  })
  spots.forEach(({ x, y, r }, i) => {
    const green = random.pick(greens)
    const flower = random.pick([palette.flowers[0], palette.accent2, palette.flowers[3]])
    if (r > 100) {
      if (i % 3 === 0) saguaro(canvas, random, x, y + r, r * 2, green, flower)
      else if (i % 3 === 1) pricklyPear(canvas, random, x, y + r * 0.9, r * 0.95, green, flower)
      else barrel(canvas, random, x, y + r * 0.7, r * 0.8, green, flower)
    } else if (r > 50) {
      if (i % 2) succulent(canvas, x, y, r, green, flower)
      else agave(canvas, random, x, y + r * 0.6, r * 1.15, green)
    } else sparkle(canvas, x, y, 15, flower)
  })
}

/** Cacti, dunes and table mountains. */
export const cactus: SceneSpec = {
  name: 'cactus',
  shows: 'cacti in the desert',
  kind: 'thing',
  words: 'cactus cacti saguaro succulent prickly-pear desert dune sahara arizona mesa',
  weak: 'morocco sand western cowboy mexico mexican',
  palettes: ['sunset', 'autumn', 'boho', 'boho'],
  draw,
}
