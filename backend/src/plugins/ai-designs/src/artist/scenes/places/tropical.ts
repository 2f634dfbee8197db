import { mix, ramp, shift } from '../../colour'
import { leaf } from '../../motifs/plants'
import { backdrop, birds, clouds, sun } from '../../motifs/sky'
import { bananaLeaf, hibiscus, monstera, palmFrond, palmTree, strelitzia } from '../../motifs/tropical'
import { glints, waveRow } from '../../motifs/water'
import { isDark, skyFoot, skyTop } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

type Anchor = readonly [x: number, y: number, turn: number]

const draw: Scene = (frame) => {
  const compositions = [jungle, beach, vase, study]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

function greens({ palette }: Frame): string[] {
  const { leaf: green, land, accent } = palette
  return [
    green,
    shift(green, { lightness: -0.1, hue: 8 }),
    shift(green, { lightness: 0.09, hue: -16 }),
    mix(green, land[2], 0.35),
    mix(green, accent, 0.25),
  ]
}

/** One leaf of any of the four kinds. */
function foliage(
  { canvas, random }: Frame,
  [x, y, turn]: Anchor,
  kind: number,
  size: number,
  colour: string,
): void {
  if (kind === 0) monstera(canvas, random, x, y, turn, size, colour)
  else if (kind === 1) palmFrond(canvas, random, x, y, turn, size * 1.35, colour)
  else if (kind === 2) bananaLeaf(canvas, random, x, y, turn, size * 1.5, colour)
  else leaf(canvas, random, x, y, turn, size * 1.2, size * 0.26, colour)
}

/** Leaves from every edge, dark and far in the middle, bright and near at the rim, with flowers among them. */
function jungle(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const deep = isDark(palette)
    ? mix(palette.dark, palette.land[2], 0.5)
    : mix(palette.dark, palette.leaf, 0.35)
  backdrop(canvas, [deep, mix(deep, palette.leaf, 0.3), deep])
  const tones = greens(frame)
  for (let layer = 0; layer < 3; layer++) {
    const shade = [0.62, 0.34, 0][layer] ?? 0
    const spots = anchors(frame, [20, 18, 17][layer] ?? 16, [0.3, 0.12, -0.02][layer] ?? 0)
    spots.forEach((anchor, i) => {
      const size = random.range(230, 330) * (1 + layer * 0.1)
      foliage(
        frame,
        anchor,
        (i + layer) % 4 === 3 && layer < 2 ? 3 : i % 3,
        size,
        mix(random.pick(tones), deep, shade),
      )
    })
    if (layer === 1) {
      for (const [x, y, turn] of [
        [190, 0.3, 18],
        [800, 0.72, -24],
      ] as const)
        strelitzia(
          canvas,
          x,
          height * y,
          turn,
          320,
          palette.accent2,
          palette.flowers[3],
          tones[0] ?? palette.leaf,
        )
    }
  }
  for (const [x, y, r] of [
    [770, 0.34, 128],
    [210, 0.66, 138],
    [640, 0.87, 108],
    [905, 0.55, 74],
    [80, 0.47, 70],
  ] as const) {
    const colour = random.pick(palette.flowers)
    hibiscus(
      canvas,
      random,
      x + random.range(-40, 40),
      height * y + random.range(-40, 40),
      r,
      colour,
      palette.accent,
    )
  }
}

/** Feet of leaves along the edges that point inwards. */
function anchors({ canvas, random }: Frame, count: number, inset: number): Anchor[] {
  const height = canvas.height
  return Array.from({ length: count }, (_, i) => {
    const t = (Math.floor(i / 2) + random.range(0.1, 0.9)) / (count / 2)
    if (i % 5 === 4)
      return [
        random.range(60, 940),
        i % 2 ? -30 : height * (1.03 - inset * 0.4),
        i % 2 ? 180 + random.range(-30, 30) : random.range(-32, 32),
      ]
    const left = i % 2 === 0
    return [
      left ? -40 + inset * 700 : 1040 - inset * 700,
      t * height * 1.08,
      (left ? 1 : -1) * random.range(28, 100),
    ]
  })
}

/** Palms over a beach while the sun goes down. */
function beach(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const horizon = height * 0.56
  const [far, near, foreground] = palette.land
  backdrop(canvas, palette.sky, 0.6)
  sun(canvas, 560, horizon - 120, 190, palette.accent, palette.accent2, 2.2)
  clouds(canvas, random, height * 0.2, horizon - 40, 7, palette.light, 0.5)
  const tones = ramp([mix(skyFoot(palette), far, 0.4), far, near], 6)
  const water = canvas.linear([
    [0, mix(skyFoot(palette), far, 0.5)],
    [1, near],
  ])
  canvas.rect(-5, horizon, 1010, height - horizon, { fill: water })
  glints(canvas, random, horizon, 80, palette.accent, 560)
  tones.forEach((colour, i) => {
    if (i)
      waveRow(canvas, random, {
        y: horizon + 20 + 55 * i,
        amplitude: 4 + i * 2.5,
        length: 220 + i * 60,
        colour,
        edge: mix(palette.light, colour, 0.3),
        lines: i > 2 ? 2 : 1,
      })
  })
  const shore = height * 0.8
  const sand = canvas.linear([
    [0, mix(palette.light, palette.accent2, 0.35)],
    [1, mix(palette.accent2, foreground, 0.55)],
  ])
  const bank = `M-10 ${shore + 50}C200 ${shore - 20} 480 ${shore + 70} 1010 ${shore - 10}V${height + 10}H-10Z`
  canvas.path(bank, { fill: palette.light, transform: 'translate(0 -16)', opacity: 0.8, role: 'shade' })
  canvas.path(bank, { fill: sand })
  const trunk = mix(palette.dark, '#7a4a32', 0.25)
  const crown = mix(palette.leaf, palette.dark, 0.62)
  palmTree(canvas, random, 120, height * 0.93, height * 0.52, 0.34, trunk, crown)
  palmTree(canvas, random, 60, height * 0.95, height * 0.35, 0.2, trunk, mix(crown, palette.leaf, 0.25))
  palmTree(canvas, random, 930, height * 0.96, height * 0.4, -0.16, trunk, crown)
  const tonesNear = greens(frame).map((tone) => mix(tone, palette.dark, 0.45))
  for (let i = 0; i < 9; i++)
    foliage(
      frame,
      [i * 125, height + 40, random.range(-40, 40)],
      i % 3,
      random.range(150, 220),
      random.pick(tonesNear),
    )
  birds(canvas, random, 640, height * 0.26, 5, palette.dark, 1.3)
}

/** A few large leaves and flowers before a disc of colour. */
function vase(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const paper = mix(palette.paper, skyFoot(palette), 0.35)
  backdrop(canvas, [paper, mix(paper, palette.accent2, 0.2)])
  canvas.circle(500, height * 0.42, 310, {
    fill: canvas.linear([
      [0, palette.accent2],
      [1, mix(palette.accent, palette.accent2, 0.5)],
    ]),
    role: 'accent',
  })
  const tones = greens(frame).map((tone) => (isDark(palette) ? tone : mix(tone, palette.leaf, 0.4)))
  const foot = height * 0.86
  const bunch: readonly (readonly [number, number, number])[] = [
    [-46, 1, 300],
    [48, 1, 310],
    [-24, 2, 330],
    [28, 2, 320],
    [-66, 2, 240],
    [64, 0, 230],
    [-34, 0, 300],
    [12, 1, 360],
    [22, 0, 330],
    [-6, 0, 290],
  ]
  bunch.forEach(([turn, kind, size], i) => {
    const angle = (turn * Math.PI) / 180
    const reach = [110, 120, 200, 190, 120, 130, 230, 300, 200, 90][i] ?? 100
    foliage(
      frame,
      [500 + Math.sin(angle) * reach, foot - 60 - Math.cos(angle) * reach, turn + random.range(-6, 6)],
      kind,
      size,
      tones[i % tones.length] ?? palette.leaf,
    )
  })
  strelitzia(
    canvas,
    470,
    foot - 330,
    -16,
    330,
    palette.flowers[0],
    palette.flowers[3],
    tones[0] ?? palette.leaf,
  )
  hibiscus(canvas, random, 590, foot - 190, 112, palette.flowers[0], palette.accent)
  hibiscus(canvas, random, 420, foot - 120, 92, palette.flowers[1], palette.accent)
  const body = canvas.linear(
    [
      [0, palette.land[2]],
      [0.45, palette.land[1]],
      [1, palette.land[2]],
    ],
    [0, 0, 1, 0],
  )
  canvas.path(
    `M420 ${foot - 70}H580C570 ${foot - 20} 640 ${foot + 30} 600 ${height * 0.99}H400C360 ${foot + 30} 430 ${foot - 20} 420 ${foot - 70}Z`,
    { fill: body },
  )
}

/** Leaves from both sides, one great leaf in the middle. */
function study(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, [palette.paper, mix(palette.paper, skyTop(palette), 0.12)])
  canvas.circle(520, height * 0.42, 300, { fill: palette.accent2, role: 'accent' })
  const tones = greens(frame)
  const at: readonly (readonly [number, number, number, number, number])[] = [
    [300, 0.72, -38, 1, 330],
    [700, 0.7, 40, 1, 330],
    [250, 0.9, -30, 2, 300],
    [760, 0.92, 30, 2, 320],
    [420, 0.96, -14, 0, 330],
    [640, 1.0, 22, 0, 330],
    [520, 0.72, 4, 0, 470],
  ]
  at.forEach(([x, y, turn, kind, size], i) => {
    foliage(frame, [x, height * y, turn], kind, size, tones[i % tones.length] ?? palette.leaf)
  })
  hibiscus(canvas, random, 300, height * 0.74, 100, palette.flowers[0], palette.accent)
  hibiscus(canvas, random, 720, height * 0.83, 120, palette.flowers[1], palette.accent)
}

/** Leaves and flowers of hot countries; palms on a beach. */
export const tropical: SceneSpec = {
  name: 'tropical',
  shows: 'tropical leaves',
  kind: 'plant',
  words:
    'tropical-leaf tropical monstera palm palm-leaf palm-tree banana-leaf hibiscus hawaii hawaiian strelitzia',
  weak: 'summer exotic holiday vacation paradise',
  palettes: ['emerald', 'sunset', 'boho', 'emerald'],
  draw,
}
