import { mix, ramp, shift } from '../../colour'
import { mushroom, type MushroomLook } from '../../motifs/fungi'
import { blossom, leaf, sprig } from '../../motifs/plants'
import { spread } from '../../motifs/shapes'
import { backdrop, moon, sparkle, stars } from '../../motifs/sky'
import { fern, grass, lights, trunks } from '../../motifs/undergrowth'
import { isDark, skyAt, skyFoot, skyTop } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [forest, glowing, medallion, study]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

const RED = '#c8382f'

function lookOf({ palette, wishes }: Frame, bell = 0.15): MushroomLook {
  const { name, flowers, accent2, light, paper } = palette
  const natural = name === 'forest' || name === 'autumn'
  return {
    cap: wishes.tint ?? (natural ? RED : mix(flowers[0], accent2, 0.15)),
    stem: mix(paper, light, 0.5),
    spots: mix(light, paper, 0.3),
    bell,
  }
}

/** Fly agarics in a misty wood. */
function forest(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  const haze = skyFoot(palette)
  backdrop(canvas, [mix(skyTop(palette), haze, 0.4), haze, mix(haze, far, 0.4)])
  canvas.circle(520, height * 0.34, 420, {
    fill: canvas.radial([
      [0, palette.accent, 0.75],
      [1, palette.accent, 0],
    ]),
    role: 'glow',
  })
  ;[0.1, 0.35, 0.7].forEach((depth, i) => {
    trunks(
      canvas,
      random,
      [11, 8, 4][i] ?? 6,
      height * (0.66 + depth * 0.12),
      depth,
      mix(haze, mix(near, foreground, depth), 0.3 + depth * 0.55),
      i === 2 ? 270 : 0,
    )
    const veil = canvas.linear([
      [0, haze, 0],
      [1, haze, 0.6 - depth * 0.4],
    ])
    canvas.rect(-5, height * 0.4, 1010, height * (0.3 + depth * 0.12), { fill: veil, role: 'shade' })
  })
  const hill = (x: number): number => height * 0.74 + ((x - 500) / 500) ** 2 * 46
  const ground = canvas.linear([
    [0, near],
    [1, foreground],
  ])
  canvas.path(`M-10 ${hill(-10)}Q500 ${height * 0.74 - 46} 1010 ${hill(1010)}V${height + 10}H-10Z`, {
    fill: ground,
  })
  grass(canvas, random, hill, 150, 30, 90, mix(near, foreground, 0.35))
  for (const [x, turn, long] of [
    [90, 24, 330],
    [180, -14, 260],
    [910, -26, 340],
    [820, 16, 250],
  ] as const)
    fern(canvas, random, x, height * 0.88, turn, long, mix(palette.leaf, near, 0.3))
  const look = lookOf(frame)
  const group: readonly (readonly [number, number, number])[] = [
    [690, 0.79, 300],
    [330, 0.82, 360],
    [505, 0.88, 620],
    [215, 0.9, 210],
    [790, 0.91, 260],
    [640, 0.94, 170],
  ]
  for (const [x, y, tall] of group)
    mushroom(canvas, random, x, height * y, tall, {
      ...look,
      bell: random.range(0.05, 0.35),
      cap: shift(look.cap, { lightness: random.range(-0.04, 0.03) }),
    })
  grass(canvas, random, () => height * 0.96, 130, 50, 150, mix(foreground, palette.leaf, 0.2))
  for (const [x, turn, long] of [
    [-10, 22, 380],
    [1010, -24, 400],
    [300, -18, 190],
    [720, 20, 200],
  ] as const)
    fern(canvas, random, x, height + 20, turn, long, mix(foreground, palette.leaf, 0.35))
  lights(canvas, random, 22, height * 0.4, height * 0.85, palette.accent)
}

/** Glowing caps at night. */
function glowing(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [, near, foreground] = palette.land
  const night = mix(palette.dark, skyTop(palette), 0.5)
  const glow = palette.accent2
  backdrop(canvas, [night, mix(skyAt(palette, 1), night, 0.3), mix(near, night, 0.3)])
  stars(canvas, random, 120, palette.light, height * 0.5, 6)
  ;[0.15, 0.6].forEach((depth, i) =>
    trunks(
      canvas,
      random,
      i ? 4 : 9,
      height * (0.78 + depth * 0.06),
      depth,
      mix(skyAt(palette, 1), foreground, 0.35 + depth * 0.55),
      i ? 300 : 0,
    ),
  )
  moon(canvas, random, 640, height * 0.2, 92, palette.accent, true)
  canvas.rect(-5, height * 0.8, 1010, height * 0.2 + 10, {
    fill: canvas.linear([
      [0, mix(near, foreground, 0.5)],
      [1, palette.dark],
    ]),
  })
  const caps = [palette.flowers[0], palette.accent2, palette.flowers[1], palette.flowers[3]]
  const group: readonly (readonly [number, number, number, number])[] = [
    [300, 0.82, 520, 0.9],
    [700, 0.83, 640, 0.8],
    [500, 0.87, 430, 1],
    [170, 0.9, 300, 0.7],
    [860, 0.92, 320, 0.9],
    [400, 0.93, 220, 0.9],
    [610, 0.95, 190, 0.8],
  ]
  group.forEach(([x, y, tall, bell], i) => {
    const cap = caps[i % 4] ?? glow
    mushroom(canvas, random, x, height * y, tall, {
      cap: mix(cap, night, 0.08),
      stem: mix(palette.light, cap, 0.3),
      spots: mix(palette.light, cap, 0.15),
      bell,
      glow: mix(cap, glow, 0.5),
    })
  })
  grass(canvas, random, () => height * 0.97, 140, 40, 150, mix(foreground, palette.dark, 0.5))
  lights(canvas, random, 40, height * 0.3, height * 0.95, mix(glow, palette.accent, 0.4))
}

/** Three of them on a mound of moss before a disc. */
function medallion(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ground = isDark(palette) ? skyAt(palette, 1) : mix(palette.paper, skyFoot(palette), 0.6)
  backdrop(canvas, [ground, mix(ground, palette.accent2, 0.3)])
  canvas.circle(500, height * 0.42, 300, {
    fill: canvas.linear([
      [0, palette.accent],
      [1, palette.accent2],
    ]),
    role: 'accent',
  })
  const moss = mix(palette.leaf, palette.land[2], 0.3)
  for (const turn of [-58, -34, 34, 58])
    fern(canvas, random, 500 + turn * 2, height * 0.74, turn, 330, mix(palette.leaf, palette.land[1], 0.3))
  for (const [x, y, turn] of [
    [250, 0.7, -50],
    [750, 0.7, 50],
  ] as const)
    sprig(canvas, random, x, height * y, turn, 240, palette.leaf, 8, true)
  const look = lookOf(frame, 0.25)
  mushroom(canvas, random, 345, height * 0.72, 330, look)
  mushroom(canvas, random, 665, height * 0.725, 400, { ...look, cap: mix(look.cap, palette.accent, 0.35) })
  mushroom(canvas, random, 500, height * 0.74, 600, { ...look, bell: 0.1 })
  canvas.path(
    `M90 ${height * 0.76}C200 ${height * 0.7} 300 ${height * 0.73} 420 ${height * 0.715}S760 ${height * 0.7} 910 ${height * 0.76}V${height}H90Z`,
    {
      fill: canvas.linear([
        [0, moss],
        [1, palette.land[2]],
      ]),
    },
  )
  grass(canvas, random, () => height * 0.77, 90, 24, 80, shift(moss, { lightness: 0.05 }))
  for (const [x, y] of [
    [300, 0.8],
    [640, 0.79],
    [460, 0.83],
    [760, 0.84],
  ] as const)
    blossom(canvas, random, x, height * y, 26, palette.flowers[2], palette.accent2)
}

/** Many kinds, as a repeat. */
function study(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, [palette.paper, mix(palette.paper, palette.land[0], 0.2)])
  const caps = ramp([frame.wishes.tint ?? palette.flowers[0], palette.accent2, palette.flowers[3]], 5)
  const rows = Math.round(height / 330)
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = [(i + (row % 2 ? 0.5 : 0)) * 333, ((row + 1) * height) / rows - 40]
      for (const side of [-1, 1])
        leaf(
          canvas,
          random,
          x + side * 20,
          y + 8,
          side * random.range(55, 80),
          random.range(90, 130),
          28,
          palette.leaf,
        )
      mushroom(canvas, random, x - 46, y, random.range(120, 150), {
        ...lookOf(frame),
        bell: random.range(0.5, 1),
        cap: random.pick(caps),
      })
      mushroom(canvas, random, x + 18, y + 8, random.range(220, 260), {
        ...lookOf(frame),
        bell: random.range(0, 0.4),
        cap: random.pick(caps),
      })
    }
  }
  const spots = spread(random, { sizes: [[26, 60, 60]], height, gap: 1.2 })
  for (const { x, y } of spots) sparkle(canvas, x, y, 13, palette.accent2)
}

/** Fly agarics and glowing toadstools. */
export const mushrooms: SceneSpec = {
  name: 'mushrooms',
  kind: 'thing',
  tinted: true,
  words: 'mushroom toadstool fungus fungi fly-agaric shroom',
  weak: 'fairy goblincore cottagecore',
  palettes: ['forest', 'cosmos', 'autumn', 'autumn'],
  draw,
}
