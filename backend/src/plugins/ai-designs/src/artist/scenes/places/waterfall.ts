import { mix, ramp, shift } from '../../colour'
import { polygon, smooth } from '../../curves'
import { cliffWall, spray, waterfall as fall } from '../../motifs/falls'
import { pines, ridge, ridgeLine } from '../../motifs/land'
import { bananaLeaf, hibiscus, monstera, palmFrond } from '../../motifs/tropical'
import { backdrop, birds, clouds, mist, sun } from '../../motifs/sky'
import { fern, lights, trunks } from '../../motifs/undergrowth'
import { glints } from '../../motifs/water'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

/** A high fall between wooded cliffs, its pool at our feet. */
function gorge(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  const haze = skyFoot(palette)
  const foam = mix(palette.light, '#ffffff', 0.4)
  backdrop(canvas, palette.sky, 0.6)
  sun(canvas, 640, height * 0.2, 110, palette.accent, palette.accent2, 3)
  clouds(canvas, random, height * 0.1, height * 0.3, 5, palette.light, 0.5)
  const noise = random.noise()
  const back = ridgeLine(noise, {
    base: height * 0.34,
    height: 150,
    frequency: 1.6,
    offset: 3,
    octaves: 4,
    crests: 0.5,
  })
  ridge(canvas, back, mix(far, haze, 0.45), mix(far, haze, 0.7), height * 0.6)
  pines(canvas, random, back, 50, 26, 60, mix(far, haze, 0.25))
  const lip = height * 0.37
  const wall = canvas.linear([
    [0, mix(near, far, 0.5)],
    [1, mix(near, foreground, 0.4)],
  ])
  canvas.path(
    `M-10 ${lip - 50}L260 ${lip - 26}L380 ${lip + 6}H620L760 ${lip - 30}L1010 ${lip - 60}V${height * 0.8}H-10Z`,
    { fill: wall },
  )
  let cracks = ''
  for (let i = 0; i < 26; i++)
    cracks += `M${random.range(0, 1000)} ${lip + random.range(0, 300)}l${random.range(-14, 14)} ${random.range(60, 140)}l${random.range(-14, 14)} ${random.range(40, 90)}`
  canvas.path(cracks, { stroke: mix(near, foreground, 0.7), width: 3, opacity: 0.45, role: 'detail' })
  const pool = height * 0.74
  mist(canvas, pool - 60, 260, haze, 0.5)
  fall(canvas, random, 500, lip + 4, pool, 190, near, foam)
  fall(canvas, random, 340, lip + 60, pool, 46, near, foam)
  fall(canvas, random, 655, lip + 30, pool, 58, near, foam)
  const pond = canvas.linear([
    [0, mix(near, foam, 0.5)],
    [0.4, mix(near, far, 0.4)],
    [1, foreground],
  ])
  canvas.path(`M-10 ${pool + 30}Q500 ${pool - 34} 1010 ${pool + 30}V${height + 10}H-10Z`, { fill: pond })
  spray(canvas, random, 500, pool + 6, 240, foam)
  for (let k = 0; k < 6; k++)
    canvas.path(
      `M${500 - 150 - k * 52} ${pool + 34 + k * 26}Q500 ${pool + 66 + k * 36} ${500 + 150 + k * 52} ${pool + 34 + k * 26}`,
      { stroke: foam, width: 4 - k * 0.5, opacity: 0.6 - k * 0.08, role: 'detail' },
    )
  glints(canvas, random, pool + 40, 50, foam, 500)
  for (const side of [-1, 1] as const) {
    cliffWall(
      canvas,
      random,
      side,
      height * (side < 0 ? 0.3 : 0.4),
      270,
      mix(near, foreground, 0.55),
      foreground,
      8,
    )
    const crest = [
      [side < 0 ? 10 : 990, height * (side < 0 ? 0.31 : 0.41)],
      [side < 0 ? 70 : 930, height * (side < 0 ? 0.31 : 0.41)],
      [side < 0 ? 130 : 870, height * (side < 0 ? 0.315 : 0.415)],
    ] as const
    pines(canvas, random, crest, 7, 110, 230, mix(foreground, palette.dark, 0.3))
  }
  const green = mix(palette.leaf, foreground, 0.4)
  for (const [x, y, turn, long] of [
    [20, 0.98, 20, 330],
    [150, 1.02, -12, 260],
    [980, 0.97, -22, 330],
    [850, 1.02, 14, 250],
    [60, 0.8, 50, 220],
    [950, 0.78, -50, 220],
  ] as const)
    fern(canvas, random, x, height * y, turn, long, shift(green, { lightness: random.range(-0.04, 0.05) }))
  birds(canvas, random, 380, height * 0.2, 6, palette.dark, 1.2)
}

/** A winding river at the foot of a layered canyon. */
function canyon(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  const haze = skyFoot(palette)
  backdrop(canvas, palette.sky, 0.5)
  sun(canvas, 540, height * 0.28, 170, palette.accent, palette.accent2, 2.6)
  clouds(canvas, random, height * 0.1, height * 0.34, 7, palette.light, 0.55)
  const river = mix(skyAt(palette, 1), palette.accent2, 0.15)
  const floor = canvas.linear([
    [0, mix(far, haze, 0.4)],
    [1, mix(near, foreground, 0.5)],
  ])
  canvas.rect(-5, height * 0.46, 1010, height, { fill: floor })
  const noise = random.noise()
  const table = ridgeLine(noise, {
    base: height * 0.46,
    height: 50,
    frequency: 1.4,
    offset: 2,
    octaves: 2,
    crests: 0,
  }).map(([x, y], i) => [x, Math.round(y / 26) * 26 + (i % 2) * 2] as const)
  ridge(canvas, table, mix(far, haze, 0.35), mix(far, haze, 0.6), height * 0.56)
  const bend = smooth([
    [540, height * 0.5],
    [470, height * 0.56],
    [610, height * 0.64],
    [420, height * 0.75],
    [560, height * 0.88],
    [430, height * 1.03],
  ])
  const bank = smooth([
    [760, height * 1.03],
    [800, height * 0.88],
    [580, height * 0.76],
    [700, height * 0.645],
    [510, height * 0.56],
    [556, height * 0.5],
  ])
  const water = canvas.linear([
    [0, mix(haze, palette.accent, 0.5)],
    [0.4, mix(river, haze, 0.4)],
    [1, river],
  ])
  canvas.path(`${bend}L${bank.slice(1)}Z`, { fill: water, stroke: mix(near, foreground, 0.3), width: 3 })
  glints(canvas, random, height * 0.52, 40, palette.light, 540)
  const layers: readonly (readonly [number, number])[] = [
    [0.44, 300],
    [0.37, 250],
    [0.28, 190],
  ]
  layers.forEach(([top, reach], i) => {
    const t = i / 2
    const lit = mix(mix(far, near, t), palette.accent2, 0.3 - 0.1 * t)
    const shade = mix(near, foreground, 0.2 + 0.5 * t)
    cliffWall(
      canvas,
      random,
      i % 2 ? 1 : -1,
      height * top,
      reach + 120,
      mix(lit, haze, 0.4 - 0.4 * t),
      mix(shade, haze, 0.3 - 0.3 * t),
      10,
    )
    cliffWall(
      canvas,
      random,
      i % 2 ? -1 : 1,
      height * (top + 0.035),
      reach + 60,
      mix(lit, haze, 0.35 - 0.35 * t),
      mix(shade, haze, 0.25 - 0.25 * t),
      10,
    )
  })
  birds(canvas, random, 480, height * 0.2, 5, foreground, 1.4)
}

const drawWaterfall: Scene = (frame) => {
  const { index } = frame.wishes
  if (index === 1) canyon(frame)
  else gorge(frame)
  return undefined
}

/** Falls in a gorge, a canyon with its river. */
export const waterfall: SceneSpec = {
  name: 'waterfall',
  kind: 'place',
  words: 'waterfall canyon gorge cascade niagara grand-canyon ravine',
  palettes: ['forest', 'sunset', 'emerald', 'ocean'],
  draw: drawWaterfall,
}

/** A dim green wood of lianas, with a fall far back and light that breaks in from above. */
const drawRainforest: Scene = (frame) => {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const haze = isDark(palette) ? mix(palette.leaf, palette.light, 0.45) : skyFoot(palette)
  const deep = mix(palette.dark, palette.land[2], 0.5)
  const glow = mix(haze, palette.accent, 0.35)
  backdrop(canvas, [mix(haze, palette.leaf, 0.25), glow, mix(haze, palette.leaf, 0.5)])
  canvas.circle(500, height * 0.36, 430, {
    fill: canvas.radial([
      [0, mix(glow, '#ffffff', 0.5), 0.95],
      [1, glow, 0],
    ]),
    role: 'glow',
  })
  const tone = (depth: number): string =>
    mix(mix(haze, palette.leaf, 0.35), mix(palette.leaf, deep, 0.75), depth)
  if (wishes.index !== 1) {
    const rock = canvas.linear([
      [0, tone(0.3)],
      [1, tone(0.12)],
    ])
    canvas.path(
      `M-10 ${height * 0.3}L180 ${height * 0.27}L330 ${height * 0.33}L460 ${height * 0.355}H590L700 ${height * 0.32}L860 ${height * 0.26}L1010 ${height * 0.29}V${height * 0.7}H-10Z`,
      { fill: rock },
    )
  }
  trunks(canvas, random, 9, height * 0.7, 0.08, tone(0.26))
  const noise = random.noise()
  ramp([tone(0.18), tone(0.4), tone(0.62)], 3).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: height * (0.6 + i * 0.07),
      height: 90,
      frequency: 3,
      offset: i * 4,
      octaves: 5,
      crests: 0,
    })
    if (i === 1 && wishes.index !== 1)
      fall(
        canvas,
        random,
        520,
        height * 0.36,
        height * 0.66,
        70,
        tone(0.3),
        mix(palette.light, '#ffffff', 0.5),
      )
    canvas.path(`${polygon(points)}L1020 ${height + 10}L-20 ${height + 10}Z`, {
      fill: canvas.linear([
        [0, colour],
        [1, mix(colour, haze, 0.25)],
      ]),
    })
    for (let k = 0; k < 9; k++)
      palmFrond(
        canvas,
        random,
        random.range(0, 1000),
        height * (0.62 + i * 0.07),
        random.range(-70, 70),
        130 + i * 60,
        colour,
      )
  })
  trunks(canvas, random, 4, height * 0.82, 0.55, tone(0.7), 300)
  for (let i = 0; i < 5; i++) {
    const rays = canvas.linear([
      [0, palette.accent, 0.4],
      [1, palette.accent, 0],
    ])
    const x = 240 + i * 140
    canvas.path(`M${x} -10H${x + 60}L${x + 10 - (i - 2) * -90} ${height * 0.72}H${x - 110 + (i - 2) * 90}Z`, {
      fill: rays,
      role: 'glow',
    })
  }
  lianas(frame, tone(0.85))
  const near = [
    tone(0.75),
    tone(0.9),
    mix(palette.leaf, tone(0.7), 0.4),
    shift(palette.leaf, { lightness: -0.06 }),
  ]
  for (let i = 0; i < 26; i++) {
    const left = i % 2 === 0
    const y = height * (0.06 + 0.98 * (i / 25))
    const middle = Math.abs(i / 25 - 0.45) < 0.2
    const [x, turn] = [
      left ? random.range(-70, -10) - (middle ? 50 : 0) : random.range(1010, 1070) + (middle ? 50 : 0),
      (left ? 1 : -1) * random.range(30, 120),
    ]
    const colour = random.pick(near)
    if (i % 3 === 0) monstera(canvas, random, x, y, turn, random.range(220, 290), colour)
    else if (i % 3 === 1) palmFrond(canvas, random, x, y, turn, random.range(310, 400), colour)
    else bananaLeaf(canvas, random, x, y, turn, random.range(330, 430), colour)
  }
  for (let i = 0; i < 12; i++) {
    const x = i * 92 + random.range(-30, 30)
    const colour = near[i % 4] ?? deep
    if (i % 3 === 2)
      monstera(canvas, random, x, height + 30, random.range(-30, 30), random.range(220, 300), colour)
    else fern(canvas, random, x, height + 20, random.range(-34, 34), random.range(260, 380), colour)
  }
  for (const [x, y, r] of [
    [120, 0.8, 74],
    [880, 0.88, 90],
    [790, 0.94, 62],
    [230, 0.93, 66],
  ] as const)
    hibiscus(canvas, random, x, height * y, r, random.pick(palette.flowers), palette.accent)
  lights(canvas, random, 14, height * 0.3, height * 0.8, palette.accent)
  return undefined
}

function lianas({ canvas, random, palette }: Frame, colour: string): void {
  for (let i = 0; i < 9; i++) {
    const x = random.chance(0.5) ? random.range(0, 300) : random.range(700, 1000)
    const long = canvas.height * random.range(0.2, 0.55)
    const sway = random.range(-60, 60)
    canvas.path(`M${x} -10Q${x + sway} ${long * 0.6} ${x + sway * 0.4} ${long}`, {
      stroke: colour,
      width: random.range(4, 9),
    })
    let d = ''
    for (let k = 1; k < 9; k++) {
      const t = k / 9
      const [px, py] = [x + sway * 2 * t * (1 - t) + sway * 0.4 * t * t, long * (1.2 * t * (1 - t) + t * t)]
      d += `M${px} ${py}q${k % 2 ? 22 : -22} 2 ${k % 2 ? 26 : -26} 28q${k % 2 ? -24 : 24} -4 ${k % 2 ? -26 : 26} -28Z`
    }
    canvas.path(d, { fill: mix(colour, palette.leaf, 0.5) })
  }
}

/** The depth of a rain-forest. */
export const rainforest: SceneSpec = {
  name: 'rainforest',
  kind: 'place',
  words: 'rainforest rain-forest jungle amazon exotic-forest',
  palettes: ['emerald', 'forest', 'ocean', 'emerald'],
  compositions: ['rainforest', 'tropical', 'waterfall', 'rainforest'],
  draw: drawRainforest,
}
