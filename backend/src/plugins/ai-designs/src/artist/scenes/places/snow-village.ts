import { mix, ramp, shift } from '../../colour'
import { circlePath, smooth } from '../../curves'
import { cabin, type CabinLook } from '../../motifs/cabin'
import { peak, pines, ridgeLine } from '../../motifs/land'
import { lights } from '../../motifs/undergrowth'
import { backdrop, mist, moon, stars, sun } from '../../motifs/sky'
import { isDark, skyAt, skyFoot, type Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [village, cabinInWoods, globe, cabinInWoods]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

function looks({ dark, flowers, land, light }: Palette): CabinLook[] {
  const snow = mix(light, '#ffffff', 0.4)
  const walls = [
    mix('#7c4a34', dark, 0.2),
    mix(flowers[0], dark, 0.35),
    mix('#c9a06a', dark, 0.25),
    mix(land[1], dark, 0.3),
  ]
  return walls.map((wall) => ({ wall, roof: mix(wall, dark, 0.5), light: '#ffd27a', snow }))
}

function snowfall({ canvas, random, palette }: Frame, count: number): void {
  let d = ''
  for (let i = 0; i < count; i++)
    d += circlePath(random.next() * 1000, random.next() * canvas.height, 1.2 + random.next() ** 3 * 6)
  canvas.path(d, {
    fill: mix(palette.light, '#ffffff', 0.5),
    opacity: 0.75,
    role: canvas.line ? 'detail' : undefined,
  })
}

function hills(
  frame: Frame,
  from: number,
  count: number,
  snow: string,
  shade: string,
  between: (row: number, y: number) => void,
): void {
  const { canvas, random } = frame
  const height = canvas.height
  for (let i = 0; i < count; i++) {
    const y = height * (from + ((1.02 - from) * i) / count)
    const side = i % 2 ? 1 : -1
    const d = smooth([
      [-30, y + side * 40],
      [220, y + side * 10],
      [500, y - 24],
      [780, y - side * 14],
      [1030, y - side * 44],
    ])
    canvas.path(`${d}L1030 ${height + 10}L-30 ${height + 10}Z`, {
      fill: canvas.linear(
        [
          [0, snow],
          [1, mix(shade, snow, 0.35 * (1 - i / count))],
        ],
        [0, y - 60, 0, y + height * 0.26],
        'userSpaceOnUse',
      ),
    })
    between(i, y + random.range(0, 8))
  }
}

/** Cottages between white hills in the blue hour. */
function village(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [far, near] = palette.land
  const haze = skyFoot(palette)
  backdrop(canvas, palette.sky, 0.66)
  if (isDark(palette)) stars(canvas, random, 170, palette.light, height * 0.5, 6)
  moon(canvas, random, 690, height * 0.19, 82, palette.accent)
  for (const [x, wide, tall] of [
    [230, 760, 0.25],
    [790, 820, 0.29],
    [520, 520, 0.16],
  ] as const)
    peak(canvas, random, x, height * 0.57, wide, height * tall, {
      lit: mix(far, haze, 0.35),
      shaded: mix(near, haze, 0.25),
      snow: mix(palette.light, haze, 0.15),
    })
  mist(canvas, height * 0.5, 240, haze, 0.55)
  const noise = random.noise()
  const back = ridgeLine(noise, {
    base: height * 0.53,
    height: 60,
    frequency: 1.6,
    offset: 4,
    octaves: 4,
    crests: 0.2,
  })
  pines(canvas, random, back, 90, 50, 110, mix(near, haze, 0.2))
  const snow = mix(palette.light, '#ffffff', 0.35)
  const shade = mix(near, far, 0.45)
  const all = looks(palette)
  const rows: readonly (readonly (readonly [number, number])[])[] = [
    [
      [150, 92],
      [320, 84],
      [610, 88],
      [760, 96],
      [900, 82],
    ],
    [
      [240, 130],
      [520, 150],
      [840, 138],
    ],
    [
      [120, 190],
      [700, 214],
    ],
    [],
  ]
  hills(frame, 0.54, 4, snow, shade, (row, y) => {
    const dark = mix(palette.land[2], near, 0.5 - row * 0.14)
    const trees = Array.from({ length: 40 }, (_, i) => [i * 26, y + 20] as const)
    pines(canvas, random, trees, 10 - row, 70 + row * 40, 120 + row * 60, dark)
    ;(rows[row] ?? []).forEach(([x, wide], i) =>
      cabin(
        canvas,
        random,
        x,
        y + 34 + row * 18 + (i % 2) * 14,
        wide,
        all[(i + row) % 4] ?? { wall: near, roof: near, light: '#ffd27a', snow },
      ),
    )
    if (row === 1) church(frame, 400, y + 40, 150)
  })
  pines(
    canvas,
    random,
    [
      [30, height * 1.02],
      [960, height * 1.03],
    ],
    5,
    330,
    460,
    mix(palette.land[2], palette.dark, 0.3),
  )
  snowfall(frame, 190)
}

function church({ canvas, palette }: Frame, x: number, y: number, size: number): void {
  const wall = mix(palette.light, palette.land[0], 0.45)
  const roof = mix(palette.land[2], palette.dark, 0.3)
  const snow = mix(palette.light, '#ffffff', 0.4)
  canvas.at(x, y, 0, size / 150, () => {
    canvas
      .path('M-20 0V-60L40 -96L98 -60V0Z', { fill: shift(wall, { lightness: -0.05 }) })
      .path('M-28 -60L40 -106L106 -60Q90 -52 78 -64L40 -88L-4 -60Q-14 -52 -28 -60Z', { fill: snow })
    canvas
      .path('M-56 0V-130H-4V0Z', { fill: wall })
      .path('M-64 -128L-30 -226L4 -128Z', { fill: roof })
      .path('M-30 -232L-46 -180Q-36 -172 -28 -182Q-20 -172 -14 -182Z', { fill: snow })
    canvas.path('M-30 -226V-250M-38 -242H-22', { stroke: roof, width: 4 })
    for (const [wx, wy] of [
      [-30, -84],
      [-30, -34],
      [24, -18],
      [62, -18],
    ] as const)
      canvas.path(`M${wx - 8} ${wy}V${wy - 20}A8 8 0 0 1 ${wx + 8} ${wy - 20}V${wy}Z`, {
        fill: '#ffd27a',
        role: canvas.line ? 'accent' : undefined,
      })
  })
}

/** One cabin with smoke, deep among firs. */
function cabinInWoods(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  const haze = skyFoot(palette)
  backdrop(canvas, palette.sky, 0.75)
  if (isDark(palette)) {
    stars(canvas, random, 180, palette.light, height * 0.5, 8)
    moon(canvas, random, 660, height * 0.2, 90, palette.accent)
  } else sun(canvas, 620, height * 0.26, 120, palette.accent, palette.accent2, 3)
  const noise = random.noise()
  peak(canvas, random, 400, height * 0.62, 980, height * 0.3, {
    lit: mix(far, palette.light, 0.3),
    shaded: mix(near, far, 0.3),
    snow: mix(palette.light, '#ffffff', 0.3),
  })
  mist(canvas, height * 0.56, 260, haze, 0.6)
  const snow = mix(palette.light, '#ffffff', 0.35)
  ramp([mix(near, haze, 0.35), near, mix(near, foreground, 0.55)], 3).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: height * (0.58 + i * 0.045),
      height: 70,
      frequency: 1.5,
      offset: i * 5,
      octaves: 4,
      crests: 0.2,
    })
    pines(canvas, random, points, 62 - i * 8, 80 + i * 50, 150 + i * 80, colour)
    mist(canvas, height * (0.64 + i * 0.045), 130, mix(haze, snow, 0.4), 0.5)
  })
  hills(frame, 0.68, 2, snow, mix(far, near, 0.4), (row, y) => {
    if (row) return
    cabin(
      canvas,
      random,
      500,
      y + 60,
      380,
      looks(palette)[0] ?? { wall: near, roof: near, light: '#ffd27a', snow },
    )
    canvas.path(
      `M470 ${y + 62}C500 ${y + 140} 360 ${y + 190} 430 ${y + 330}H560C520 ${y + 200} 580 ${y + 140} 492 ${y + 62}Z`,
      { fill: mix(far, snow, 0.45), role: canvas.line ? 'detail' : undefined },
    )
  })
  const dark = mix(foreground, palette.dark, 0.35)
  for (const [x, y, low, high] of [
    [60, 0.94, 560, 640],
    [190, 1, 330, 400],
    [950, 0.95, 620, 700],
    [830, 1.01, 300, 380],
  ] as const)
    pines(canvas, random, [[x, height * y]], 1, low, high, dark)
  snowfall(frame, 170)
}

/** A snow globe. */
function globe(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [, near, foreground] = palette.land
  const wall = mix(skyAt(palette, 1), palette.paper, isDark(palette) ? 0.08 : 0.4)
  backdrop(canvas, [wall, mix(wall, palette.flowers[0], 0.22)])
  snowfall(frame, 120)
  const [x, y, r] = [500, height * 0.44, 300]
  const glass = circlePath(x, y, r)
  canvas.circle(x, y, r * 1.3, {
    fill: canvas.radial([
      [0.5, palette.light, 0.45],
      [1, palette.light, 0],
    ]),
    role: 'glow',
  })
  canvas.path(glass, {
    fill: canvas.linear(
      palette.sky.map((colour, i) => [i / Math.max(1, palette.sky.length - 1), colour] as const),
    ),
  })
  canvas.clipped(canvas.clip(glass), () => {
    peak(canvas, random, 400, y + 140, 460, 300, {
      lit: mix(near, palette.light, 0.4),
      shaded: near,
      snow: palette.light,
    })
    pines(
      canvas,
      random,
      [
        [250, y + 140],
        [300, y + 130],
        [700, y + 136],
        [740, y + 140],
        [640, y + 120],
      ],
      16,
      100,
      190,
      mix(near, foreground, 0.5),
    )
    const snow = mix(palette.light, '#ffffff', 0.4)
    canvas.path(`M160 ${y + 150}Q500 ${y + 70} 840 ${y + 150}V${y + 320}H160Z`, {
      fill: canvas.linear([
        [0, snow],
        [1, mix(snow, near, 0.4)],
      ]),
    })
    cabin(
      canvas,
      random,
      510,
      y + 190,
      220,
      looks(palette)[1] ?? { wall: near, roof: near, light: '#ffd27a', snow },
    )
    pines(
      canvas,
      random,
      [
        [330, y + 210],
        [700, y + 200],
      ],
      4,
      120,
      190,
      foreground,
    )
    lights(canvas, random, 4, y - 100, y + 60, palette.light)
  })
  canvas.path(glass, { stroke: mix(palette.light, '#ffffff', 0.5), width: 7 })
  canvas.path(`M${x - r * 0.78} ${y - 60}A${r * 0.8} ${r * 0.8} 0 0 1 ${x - 60} ${y - r * 0.8}`, {
    stroke: '#ffffff',
    width: 16,
    opacity: 0.5,
    role: 'shade',
  })
  const base = canvas.linear(
    [
      [0, mix('#8a5433', foreground, 0.2)],
      [0.5, mix('#a56a40', foreground, 0.1)],
      [1, mix('#5d3522', foreground, 0.3)],
    ],
    [0, 0, 1, 0],
  )
  canvas.path(
    `M${x - 210} ${y + r - 64}H${x + 210}L${x + 250} ${y + r + 60}Q${x} ${y + r + 90} ${x - 250} ${y + r + 60}Z`,
    { fill: base },
  )
  canvas.path(
    `M${x - 222} ${y + r - 70}Q${x} ${y + r - 40} ${x + 222} ${y + r - 70}V${y + r - 44}Q${x} ${y + r - 14} ${x - 222} ${y + r - 44}Z`,
    { fill: palette.accent },
  )
}

/** A village in the snow, a cabin among firs, a snow globe. */
export const snowVillage: SceneSpec = {
  name: 'snow-village',
  shows: 'village in the snow',
  kind: 'place',
  words:
    'village snow-village cabin log-cabin cottage chalet snow-globe christmas winter-wonderland winter-village',
  weak: 'snow snowy winter snowflake hut',
  palettes: ['winter', 'night', 'winter', 'night'],
  draw,
}
