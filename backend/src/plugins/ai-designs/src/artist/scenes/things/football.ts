import { mix, ramp } from '../../colour'
import { circlePath, n1, smooth } from '../../curves'
import { football as ball } from '../../motifs/football'
import { leaf } from '../../motifs/plants'
import { specks, spread, starPath, sunburstPath } from '../../motifs/shapes'
import { backdrop, stars } from '../../motifs/sky'
import { grass } from '../../motifs/undergrowth'
import { isDark, skyAt, skyFoot, skyTop } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [stadium, strike, badge, repeat]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

const INK = '#1b1a22'

/** The ball on the grass, flood-lights above the stands. */
function stadium(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const horizon = height * 0.52
  const dark = mix(palette.dark, skyTop(palette), 0.4)
  backdrop(canvas, [dark, mix(skyTop(palette), dark, 0.3), skyAt(palette, 1)], 0.55)
  stars(canvas, random, 90, palette.light, horizon * 0.5, 3)
  const glow = mix(palette.accent, '#fffbe6', 0.5)
  for (const x of [170, 830]) {
    const lean = x < 500 ? 1 : -1
    const [lampX, lampY] = [x, height * 0.22]
    canvas.path(`M${lampX} ${lampY}L${500 + lean * 60} ${height}H${500 - lean * 560}Z`, {
      fill: canvas.linear([
        [0, glow, 0.42],
        [1, glow, 0],
      ]),
      role: 'glow',
    })
    canvas.path(`M${lampX - 7} ${lampY}L${lampX - 14} ${horizon}H${lampX + 14}L${lampX + 7} ${lampY}Z`, {
      fill: mix(dark, palette.land[1], 0.4),
    })
    canvas.circle(lampX, lampY, 170, {
      fill: canvas.radial([
        [0, glow, 0.9],
        [0.3, glow, 0.35],
        [1, glow, 0],
      ]),
      role: 'glow',
    })
    canvas.rect(lampX - 74, lampY - 52, 148, 104, { fill: mix(dark, '#000000', 0.2) })
    for (let i = 0; i < 15; i++)
      canvas.circle(lampX - 56 + (i % 5) * 28, lampY - 34 + Math.floor(i / 5) * 34, 11, {
        fill: '#fffdf0',
        role: canvas.line ? 'accent' : undefined,
      })
  }
  const stand = mix(palette.land[1], dark, 0.55)
  canvas.path(`M-10 ${horizon - 150}Q500 ${horizon - 90} 1010 ${horizon - 150}V${horizon + 30}H-10Z`, {
    fill: canvas.linear([
      [0, stand],
      [1, mix(stand, dark, 0.4)],
    ]),
  })
  const crowd = [palette.flowers[0], palette.accent2, palette.light, palette.accent]
  crowd.forEach((colour) => {
    let d = ''
    for (let i = 0; i < 190; i++) {
      const x = random.next() * 1000
      const sag = 60 * (1 - ((x - 500) / 500) ** 2)
      d += circlePath(x, horizon - 138 + sag * 0.8 + random.range(0, 110 - sag * 0.4), random.range(2, 4))
    }
    canvas.path(d, { fill: colour, opacity: 0.75, role: canvas.line ? 'detail' : undefined })
  })
  const green = mix('#3f8f4a', palette.leaf, 0.45)
  canvas.rect(-5, horizon, 1010, height - horizon + 10, { fill: mix(green, dark, 0.2) })
  for (let i = -7; i < 8; i += 2)
    canvas.path(
      `M${500 + i * 62} ${horizon}H${500 + (i + 1) * 62}L${500 + (i + 1) * 260} ${height + 10}H${500 + i * 260}Z`,
      { fill: mix(green, palette.light, 0.12), opacity: 0.8, role: 'shade' },
    )
  canvas.path(`M-10 ${horizon + 60}H1010`, { stroke: palette.light, width: 5, opacity: 0.8 })
  canvas.path(`M120 ${horizon + 60}A380 120 0 0 0 880 ${horizon + 60}`, {
    stroke: palette.light,
    width: 6,
    opacity: 0.8,
  })
  canvas.rect(-5, horizon, 1010, height, {
    fill: canvas.linear([
      [0, glow, 0.28],
      [0.5, glow, 0],
      [1, dark, 0.6],
    ]),
    role: 'shade',
  })
  canvas.ellipse(520, height * 0.87, 250, 42, {
    fill: canvas.radial([
      [0, '#000000', 0.6],
      [1, '#000000', 0],
    ]),
    role: 'shade',
  })
  ball(
    canvas,
    500,
    height * 0.735,
    232,
    0.5 + random.range(-0.2, 0.2),
    0.4,
    mix(palette.light, '#ffffff', 0.5),
    INK,
  )
  grass(canvas, random, () => height * 0.885, 200, 20, 66, mix(green, dark, 0.25))
  grass(canvas, random, () => height * 1.0, 160, 60, 150, mix(green, dark, 0.5))
}

/** Flying out of the picture with speed lines. */
function strike(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ground = isDark(palette) ? mix(skyTop(palette), palette.dark, 0.3) : palette.flowers[0]
  backdrop(canvas, [ground, mix(ground, palette.land[1], 0.55)])
  canvas.path(sunburstPath(560, height * 0.4, 120, 1700, 30, 0.1), {
    fill: mix(ground, palette.accent, 0.4),
    opacity: 0.35,
    role: 'shade',
  })
  const trail = ramp(
    [palette.flowers[3], palette.flowers[0], palette.accent2, palette.accent, palette.light],
    6,
  )
  trail.forEach((colour, i) => {
    const [w, lift] = [225 - i * 36, i * 10]
    const left = smooth([
      [-60, height * 1.04],
      [130, height * 0.86],
      [330, height * 0.62],
      [560 - w * 0.86, height * 0.41 - w * 0.3 + lift],
    ])
    const right = smooth([
      [560 + w * 0.62, height * 0.41 + w * 0.72 - lift],
      [520 + w, height * 0.62 + w * 0.3],
      [330 + w * 1.5, height * 0.9],
      [140 + w * 2, height * 1.1],
    ])
    canvas.path(`${left}L${right.slice(1)}Z`, {
      fill: colour,
      role: canvas.line && i % 2 ? 'accent' : undefined,
    })
  })
  for (let i = 0; i < 26; i++) {
    const [x, y, s] = [random.range(60, 720), height * random.range(0.5, 0.98), random.range(6, 20)]
    canvas.path(`M${n1(x)} ${n1(y)}l${n1(s)} ${n1(-s * 1.6)}l${n1(s * 0.5)} ${n1(s * 0.4)}Z`, {
      fill: palette.light,
    })
  }
  ball(canvas, 570, height * 0.4, 258, 0.9, 0.3, mix(palette.light, '#ffffff', 0.5), INK)
  specks(canvas, random, 140, palette.light, 0.5)
}

/** A club's badge without a club. */
function badge(frame: Frame): void {
  const { canvas, palette } = frame
  const height = canvas.height
  const middle = height * 0.48
  const wall = isDark(palette)
    ? mix(skyTop(palette), palette.dark, 0.4)
    : mix(palette.paper, skyFoot(palette), 0.5)
  backdrop(canvas, [wall, mix(wall, palette.land[1], 0.25)])
  canvas.path(sunburstPath(500, middle, 0, 1400, 28), { fill: palette.accent2, opacity: 0.16, role: 'shade' })
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const angle = (200 - i * 17) * (Math.PI / 180)
      const [x, y] = [500 + side * Math.sin(angle) * 352, middle + 30 - Math.cos(angle) * 372]
      leaf(
        canvas,
        frame.random,
        x,
        y,
        side * (200 - i * 17 - 70),
        120,
        30,
        mix(palette.accent, palette.leaf, 0.35),
      )
    }
  }
  const shield = (grow: number): string =>
    `M500 ${n1(middle - 300 - grow)}C560 ${n1(middle - 262 - grow)} 640 ${n1(middle - 252 - grow)} ${n1(740 + grow)} ${n1(middle - 262 - grow)}V${n1(middle + 40)}C${n1(740 + grow)} ${n1(middle + 190)} 610 ${n1(middle + 268 + grow * 0.6)} 500 ${n1(middle + 318 + grow)}C390 ${n1(middle + 268 + grow * 0.6)} ${n1(260 - grow)} ${n1(middle + 190)} ${n1(260 - grow)} ${n1(middle + 40)}V${n1(middle - 262 - grow)}C360 ${n1(middle - 252 - grow)} 440 ${n1(middle - 262 - grow)} 500 ${n1(middle - 300 - grow)}Z`
  canvas
    .path(shield(22), { fill: palette.accent })
    .path(shield(10), { fill: mix(palette.dark, palette.land[2], 0.4) })
    .path(shield(0), { fill: palette.flowers[0], role: canvas.line ? 'accent' : undefined })
  const clip = canvas.clip(shield(0))
  for (let i = 0; i < 4; i++)
    canvas.rect(300 + i * 125, middle - 330, 62, 680, { fill: mix(palette.light, '#ffffff', 0.3), clip })
  ball(canvas, 500, middle + 30, 168, 0.5, 0.2, mix(palette.light, '#ffffff', 0.5), INK)
  for (const [x, r] of [
    [390, 28],
    [500, 36],
    [610, 28],
  ] as const)
    canvas.path(starPath(x, middle - 205, r, 5, 0.42), { fill: palette.accent, stroke: INK, width: 3 })
}

/** Balls and stars. */
function repeat(frame: Frame): void {
  const { canvas, random, palette } = frame
  backdrop(canvas, [palette.paper, mix(palette.paper, skyAt(palette, 1), 0.3)])
  spread(random, {
    sizes: [
      [14, 112, 122],
      [16, 60, 70],
      [46, 16, 24],
    ],
    height: canvas.height,
    gap: 1.06,
  }).forEach(({ x, y, r }) => {
    if (r > 40) ball(canvas, x, y, r * 0.9, random.range(0, 3), random.range(0, 3), '#ffffff', INK)
    else
      canvas.path(starPath(x, y, r, 5, 0.45, random.next()), {
        fill: palette.accent2,
        role: canvas.line ? 'accent' : undefined,
      })
  })
}

/** The ball in the stadium, in flight, on a badge. */
export const football: SceneSpec = {
  name: 'football',
  kind: 'thing',
  words: 'football soccer soccer-ball stadium world-cup goalkeeper footballer',
  weak: 'sport goal match',
  palettes: ['emerald', 'sunset', 'royal', 'ocean'],
  draw,
}
