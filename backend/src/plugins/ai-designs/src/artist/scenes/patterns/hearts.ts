import { mix, ramp, shift } from '../../colour'
import { circlePath } from '../../curves'
import { blossom, leaf } from '../../motifs/plants'
import { beadsPath, heartPath, spread, sunburstPath } from '../../motifs/shapes'
import { rose } from '../../motifs/skull'
import { backdrop, sparkle } from '../../motifs/sky'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [strewn, echo, sacred, strewn]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

function tones({ palette }: Frame): string[] {
  const red = mix('#d8344f', palette.flowers[0], 0.6)
  return [
    red,
    palette.flowers[1],
    shift(red, { lightness: -0.12 }),
    mix(palette.flowers[3], red, 0.4),
    palette.accent2,
    mix(palette.light, palette.flowers[1], 0.35),
  ]
}

/** Hearts of many makes: plain, ringed, striped, dotted. */
function strewn(frame: Frame): void {
  const { canvas, random, palette } = frame
  const ground = isDark(palette)
    ? mix(skyAt(palette, 0), palette.dark, 0.3)
    : mix(palette.paper, palette.flowers[1], 0.35)
  backdrop(canvas, [ground, mix(ground, skyFoot(palette), 0.3)])
  const colours = tones(frame)
  spread(random, {
    sizes: [
      [10, 124, 148],
      [20, 72, 92],
      [40, 34, 46],
      [80, 9, 16],
    ],
    height: canvas.height,
    gap: 0.95,
  }).forEach(({ x, y, r }, i) => {
    const turn = random.range(-0.35, 0.35)
    const colour = colours[i % colours.length] ?? palette.accent2
    const other = colours[(i + 2) % colours.length] ?? palette.light
    if (r < 20) {
      canvas.circle(x, y, r * 0.45, { fill: colour })
      return
    }
    const size = r * 0.86
    const d = heartPath(x, y, size, turn)
    const fill = canvas.linear([
      [0, shift(colour, { lightness: 0.05 })],
      [1, shift(colour, { lightness: -0.06 })],
    ])
    canvas.path(d, { fill, role: canvas.line && i % 3 === 0 ? 'accent' : undefined })
    const clip = canvas.clip(heartPath(x, y, size * 0.985, turn))
    const kind = r < 50 ? 9 : i % 5
    if (kind === 1)
      for (const q of [0.76, 0.52, 0.28])
        canvas.path(heartPath(x, y, size * q, turn), { stroke: other, width: size * 0.07 })
    if (kind === 2)
      for (let k = -5; k < 6; k++)
        canvas.path(
          `M${x - size * 1.4} ${y + k * size * 0.3 + size}L${x + size * 1.4} ${y + k * size * 0.3 - size}`,
          { stroke: other, width: size * 0.09, clip },
        )
    if (kind === 3) {
      let dots = ''
      for (let u = -4; u < 5; u++)
        for (let v = -4; v < 5; v++)
          dots += circlePath(x + (u + (v % 2) / 2) * size * 0.3, y + v * size * 0.26, size * 0.065)
      canvas.path(dots, { fill: other, clip })
    }
    if (kind === 4) blossom(canvas, random, x, y, size * 0.5, other, palette.accent)
    if (kind !== 1)
      canvas.path(
        `M${x - size * 0.72} ${y - size * 0.22}Q${x - size * 0.74} ${y - size * 0.6} ${x - size * 0.42} ${y - size * 0.68}`,
        { stroke: '#ffffff', width: size * 0.09, opacity: 0.45, role: 'shade' },
      )
  })
}

/** One heart in ever wider rings. */
function echo(frame: Frame): void {
  const { canvas, palette } = frame
  const height = canvas.height
  const colours = tones(frame)
  const rings = ramp(
    [
      colours[0] ?? palette.accent,
      palette.accent2,
      palette.flowers[1],
      palette.paper,
      palette.flowers[1],
      palette.flowers[0],
      palette.flowers[3],
    ],
    15,
  )
  backdrop(canvas, [rings.at(-1) ?? palette.paper])
  for (let i = rings.length - 1; i >= 0; i--)
    canvas.path(heartPath(500, height * 0.47 + i * 3, 110 + i * 92), { fill: rings[i] })
}

/** A heart with rays, roses and a flame-like crown. */
function sacred(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const middle = height * 0.48
  const [red, , deep] = tones(frame)
  const ground = isDark(palette)
    ? mix(skyAt(palette, 0), palette.dark, 0.2)
    : mix(palette.paper, skyFoot(palette), 0.5)
  backdrop(canvas, [ground, mix(ground, palette.accent2, 0.25)])
  canvas.path(sunburstPath(500, middle, 0, 1400, 40), { fill: palette.accent, opacity: 0.32, role: 'shade' })
  canvas
    .path(sunburstPath(500, middle, 190, 372, 36), { fill: palette.accent })
    .path(sunburstPath(500, middle, 190, 318, 36, Math.PI / 36), { fill: palette.accent2 })
  for (const turn of [-34, -16, 0, 16, 34])
    canvas.path('M0 0C-44 -60 -14 -110 0 -170C14 -110 44 -60 0 0Z', {
      fill: turn % 32 ? palette.accent2 : palette.accent,
      transform: `translate(${500 + turn * 1.4} ${middle - 110}) rotate(${turn})`,
      role: canvas.line && turn === 0 ? 'accent' : undefined,
    })
  canvas.path(heartPath(500, middle + 10, 232), {
    fill: canvas.radial(
      [
        [0, shift(red ?? palette.accent, { lightness: 0.1 })],
        [1, deep ?? palette.dark],
      ],
      [0.36, 0.32, 0.8],
    ),
    stroke: palette.dark,
    width: 5,
    role: canvas.line ? 'accent' : undefined,
  })
  canvas
    .path(heartPath(500, middle + 4, 186), { stroke: palette.accent, width: 5 })
    .path(heartPath(500, middle - 2, 92), { fill: palette.accent })
  canvas.path(beadsPath(500, middle + 4, 60, 1, 1), { fill: palette.accent })
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.62 + (i / 8) * 0.76)
    const [x, y] = [500 + Math.sin(angle) * 262, middle - Math.cos(angle) * 262 + 20]
    for (const turn of [-40, 40])
      leaf(canvas, random, x, y, (angle * 180) / Math.PI + turn, 128, 32, palette.leaf)
  }
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.62 + (i / 8) * 0.76)
    rose(
      canvas,
      500 + Math.sin(angle) * 262,
      middle - Math.cos(angle) * 262 + 20,
      i % 2 ? 56 : 72,
      palette.flowers[i % 2 ? 1 : 0],
      i * 30,
    )
  }
  for (const [x, y] of [
    [250, 0.2],
    [760, 0.19],
    [190, 0.8],
    [820, 0.81],
    [500, 0.88],
  ] as const)
    sparkle(canvas, x, height * y, 26, palette.accent)
}

/** Hearts strewn, in rings, with roses. */
export const hearts: SceneSpec = {
  name: 'hearts',
  kind: 'pattern',
  words: 'heart valentine love-heart',
  weak: 'love romantic romance wedding valentines',
  palettes: ['sakura', 'candy', 'sunset', 'sakura'],
  draw,
}
