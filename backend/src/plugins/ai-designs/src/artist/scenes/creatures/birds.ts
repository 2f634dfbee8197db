import { mix } from '../../colour'
import { n1 } from '../../curves'
import { songbird, swallow, type Plumage } from '../../motifs/creatures/songbird'
import { bothSides } from '../../motifs/creatures/form'
import { holly } from '../../motifs/holly'
import { perch } from '../../motifs/perch'
import { blossom, branch, daisy, fallingPetal, leaf, peony } from '../../motifs/plants'
import { backdrop, clouds, sun } from '../../motifs/sky'
import { snowfall } from '../../motifs/weather'
import { flower, flowerBank, foliageFan, greensOf, leafBank } from '../../motifs/wreath'
import { isDark, skyAt } from '../../palettes'
import { Random } from '../../random'
import type { Frame, Scene, SceneSpec } from '../../scene'
import { fourOf } from './four'
import { halo, inkOf, plainGround, portraitGround } from './stage'

const WINTRY = 'christmas winter snow snowy holly xmas'

function plumage({ palette, wishes }: Frame, i: number): Plumage {
  if (wishes.says('robin'))
    return { back: '#80694f', breast: '#dd5a2b', wing: '#66523e', ink: '#2a211c', beak: '#3c322b' }
  const at = (k: number): string => palette.flowers[(i + k) % 4] ?? palette.accent2
  const glowing = isDark(palette) ? mix(at(0), palette.light, 0.12) : null
  const back =
    glowing ??
    mix([palette.land[1], at(3), palette.land[2], at(0)][i % 4] ?? palette.land[1], palette.dark, 0.12)
  return {
    back,
    breast: i % 2 ? mix(palette.light, at(1), 0.5) : mix(palette.accent2, palette.light, 0.15),
    wing: mix(back, palette.dark, 0.3),
    ink: mix(palette.dark, '#17131c', 0.4),
    beak: mix('#e0a040', palette.accent2, 0.2),
  }
}

/** Birds on a branch in blossom before the sun. */
function inBlossom(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const wintry = wishes.says(WINTRY)
  const height = canvas.height
  portraitGround(frame)
  halo(frame, 520, height * 0.46, 340)
  const bark = mix('#5a4038', palette.dark, 0.35)
  const [low, high] = [height * 0.7, height * 0.44]
  const tips = [
    ...branch(canvas, random, [1030, high - 150], 2.75, 520, 34, bark, 1),
    ...branch(canvas, random, [160, low + 40], 1.9, 360, 30, bark, 1),
    ...branch(canvas, random, [840, low], -0.75, 330, 28, bark, 1),
    ...branch(canvas, random, [700, low + 30], 1.1, 330, 24, bark, 1),
  ]
  perch(canvas, low, bark, 56, 70)
  const bloom = (x: number, y: number): void => {
    if (wintry) {
      holly(canvas, random, x, y, random.range(58, 84), mix('#2f6b4a', palette.leaf, 0.3), '#c8312f')
      return
    }
    const colour = random.pick([
      palette.flowers[1],
      mix(palette.flowers[0], palette.light, 0.4),
      palette.light,
    ])
    blossom(
      canvas,
      random,
      x,
      y,
      random.range(22, 42),
      colour,
      mix(palette.flowers[0], palette.flowers[3], 0.5),
    )
  }
  for (const [x, y] of tips) {
    for (let i = 0; i < (wintry ? 1 : 3); i++) {
      const [px, py] = [x + random.bell() * 46, y + random.bell() * 46]
      if (random.chance(0.3))
        leaf(
          canvas,
          random,
          px,
          py,
          random.range(0, 360),
          random.range(50, 90),
          17,
          random.pick(greensOf(palette)),
        )
      else bloom(px, py)
    }
  }
  songbird(canvas, 330, low + 14, 1, plumage(frame, 0))
  songbird(canvas, 720, low - 2, 0.78, plumage(frame, 1))
  for (let i = 0; i < 14; i++) {
    const x = 60 + i * 68
    if (Math.abs(x - 330) > 110 && Math.abs(x - 720) > 90)
      bloom(x, low + 44 + random.range(-24, 30) + (500 - x) * 0.06)
  }
  if (wintry) {
    snowfall(canvas, random, '#ffffff')
    return
  }
  for (let i = 0; i < 26; i++)
    fallingPetal(
      canvas,
      random,
      [palette.flowers[0], palette.flowers[1], palette.light],
      random.next() * 1000,
      random.range(height * 0.2, height),
    )
}

/** One bird, large on its branch, leaves below it: for whoever is called by name. */
function onItsBranch(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const wintry = wishes.says(WINTRY)
  portraitGround(frame)
  halo(frame, 500, height * 0.42, 360)
  if (!wintry)
    foliageFan(canvas, random, { x: 500, y: height * 0.42, r: 350, from: 70, to: 290 }, palette, 34, 160)
  leafBank(canvas, random, palette, height * 0.24, 30, 0.6)
  const bark = mix('#5a4038', palette.dark, 0.35)
  perch(canvas, height * 0.62, bark, 66, 40)
  songbird(canvas, 500, height * 0.62 + 12, 1.5, plumage(frame, 0), random.chance(0.5))
  if (!wintry) {
    flowerBank(canvas, random, palette, 7, 92, 70)
    return
  }
  for (let i = 0; i < 13; i++) {
    const [x, y] = [40 + i * 76, height * (i % 2 ? 0.66 : 0.655) + random.range(-16, 40)]
    if (Math.abs(x - 500) > 130) holly(canvas, random, x, y, random.range(80, 120), '#2f6b4a', '#c8312f')
  }
  snowfall(canvas, random, '#ffffff')
}

/** Swallows that wheel round the sun above a meadow. */
function wheeling(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, palette.sky)
  const [x, y] = [520, height * 0.47]
  sun(canvas, x, y, 220, palette.accent, palette.accent2, 2.2)
  clouds(canvas, random, height * 0.25, height * 0.7, 10, palette.light, 0.45)
  const flock = [
    [640, 0.26, 0.34],
    [790, 0.33, 0.42],
    [330, 0.36, 0.4],
    [520, 0.43, 0.66],
    [220, 0.52, 0.6],
    [780, 0.56, 0.74],
    [430, 0.68, 0.92],
  ] as const
  flock.forEach(([px, py, size], i) => {
    const look = plumage(frame, i)
    const back = mix(palette.dark, skyAt(palette, 2), 0.45 * (0.92 - size))
    swallow(
      canvas,
      px + random.range(-30, 30),
      height * py,
      random.range(-6, 46),
      size,
      { ...look, back },
      random.chance(0.3),
    )
  })
  leafBank(canvas, random, palette, height * 0.2, 30, 0.75)
  flowerBank(canvas, random, palette, 8, 76, 60)
}

/** Two birds face to face beside a flowering stem, the same on both sides: folk art. */
function faceToFace(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ink = inkOf(palette)
  plainGround(frame)
  const foot = height * 0.88
  const greens = greensOf(palette)
  const stem = greens[1] ?? palette.leaf
  const seed = random.int(1, 1_000_000)
  canvas.path(`M500 ${n1(foot)}V${n1(height * 0.2)}`, { stroke: stem, width: 10 })
  canvas.at(500, 0, 0, 1, () => {
    bothSides(canvas, () => {
      const own = new Random(seed)
      const arms = [
        [0.82, 300, 0.7],
        [0.66, 250, 0.42],
        [0.36, 260, 0.25],
      ] as const
      arms.forEach(([from, reach, to], k) => {
        const [y0, y1] = [height * from, height * to]
        canvas.path(
          `M0 ${n1(y0)}C${n1(reach * 0.6)} ${n1(y0 - 10)} ${n1(reach)} ${n1(y0 - 70)} ${n1(reach)} ${n1(y1)}`,
          { stroke: stem, width: 7 },
        )
        for (let i = 1; i < 5; i++) {
          const t = i / 5
          const [px, py] = [reach * (1 - (1 - t) ** 2), y0 + (y1 - y0) * t * t]
          leaf(canvas, own, px, py, 30 + i * 16, 82, 20, greens[i % 4] ?? stem)
          leaf(canvas, own, px, py, 120 + i * 10, 76, 19, greens[(i + 1) % 4] ?? stem)
        }
        flower(canvas, own, reach, y1, 62 - k * 6, palette, k === 1 ? 2 : k, k)
      })
      for (let i = 0; i < 9; i++)
        leaf(canvas, own, 4, height * (0.24 + i * 0.065), 52, 74, 18, greens[i % 4] ?? stem)
      daisy(canvas, own, 96, height * 0.845, 40, palette.flowers[1], palette.accent2, 11)
      songbird(canvas, 196, height * 0.57, 0.8, plumage(frame, 0))
      canvas.path(
        `M60 ${n1(height * 0.57)}C140 ${n1(height * 0.585)} 260 ${n1(height * 0.58)} 330 ${n1(height * 0.55)}`,
        { stroke: stem, width: 8 },
      )
    })
  })
  peony(canvas, random, 500, height * 0.2, 96, palette.flowers[0])
  canvas.path(`M390 ${n1(foot)}H610L580 ${n1(foot + 120)}H420Z`, { fill: palette.accent2, role: 'accent' })
  canvas.path(`M398 ${n1(foot + 34)}H602M410 ${n1(foot + 70)}H590`, { stroke: ink, width: 5 })
  for (let i = 0; i < 5; i++) canvas.circle(428 + i * 36, foot + 52, 8, { fill: palette.light })
}

/** Rows of twigs with a bird or two on each. */
function onTwigs(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ink = inkOf(palette)
  portraitGround(frame)
  const greens = greensOf(palette)
  for (let row = 0; row < 4; row++) {
    const y = height * (0.3 + row * 0.2)
    const bow = row % 2 ? 26 : -26
    canvas.path(`M-20 ${n1(y - bow)}Q500 ${n1(y + bow)} 1020 ${n1(y - bow)}`, {
      stroke: mix(ink, palette.leaf, 0.3),
      width: 9,
    })
    for (let i = 0; i < 17; i++) {
      const x = 20 + i * 61
      const sag = bow * (1 - ((x - 500) / 520) ** 2 * 2)
      leaf(canvas, random, x, y + sag * 0.5, i % 2 ? 38 : 142, random.range(70, 100), 21, random.pick(greens))
    }
    const seats = [[300, 720], [500], [230, 640], [420, 800]][row] ?? [500]
    seats.forEach((x, i) => {
      const sag = (bow * (1 - ((x - 500) / 520) ** 2 * 2)) / 2
      songbird(
        canvas,
        x,
        y + sag - 2,
        row === 1 ? 0.86 : 0.68,
        plumage(frame, row + i * 2),
        random.chance(0.5),
      )
    })
    for (let i = 0; i < 3; i++)
      blossom(
        canvas,
        random,
        120 + i * 380 + random.range(-60, 60),
        y + random.range(-14, 30),
        random.range(26, 38),
        palette.flowers[(row + i) % 4] ?? palette.light,
        palette.accent2,
      )
  }
}

const alone: Scene = (frame) => {
  songbird(frame.canvas, 480, frame.canvas.height / 2 + 160, 1.9, plumage(frame, 0))
  return undefined
}

const [blossoms, folk, rows] = [
  { words: 'branch blossom sitting spring', draw: inBlossom },
  { words: 'folk symmetrical pair love two', draw: faceToFace },
  { words: 'pattern row many', draw: onTwigs },
]
const ofAny = fourOf([blossoms, { words: 'flying flight swallow flock sky', draw: wheeling }, folk, rows])
/** Swallows in flight are no robins. */
const NAMED = 'robin sparrow finch goldfinch wren canary bluebird nightingale'
const ofOne = fourOf([blossoms, { words: 'portrait large', draw: onItsBranch }, folk, rows])

export const birds: SceneSpec = {
  name: 'birds',
  kind: 'creature',
  words: 'bird songbird sparrow robin finch swallow nightingale canary bluebird wren goldfinch birdie',
  palettes: ['sakura', 'dawn', 'boho', 'royal'],
  draw: (frame) => (frame.wishes.says(NAMED) ? ofOne : ofAny)(frame),
  alone,
}
