import { mix, ramp, shift } from '../../colour'
import { n1 } from '../../curves'
import { around, beadsPath, polar, xy } from '../../motifs/shapes'
import { backdrop, birds, clouds } from '../../motifs/sky'
import { isDark, skyAt, skyTop, type Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

interface Ink {
  fills: readonly string[]
  line: string
  glow: string
}

const draw: Scene = (frame) => {
  const compositions = [brocade, deco, sunrise, peacock]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

/** The shape of one scale: an arch on a pointed foot, as much of it as the next rows leave free. */
const scale = (x: number, y: number, r: number): string =>
  `M${n1(x - r)} ${n1(y)}A${n1(r)} ${n1(r)} 0 0 1 ${n1(x + r)} ${n1(y)}A${n1(r)} ${n1(r)} 0 0 0 ${n1(x)} ${n1(y + r)}A${n1(r)} ${n1(r)} 0 0 0 ${n1(x - r)} ${n1(y)}Z`

function inkOf(palette: Palette): Ink {
  const dark = isDark(palette)
  const { land, accent, accent2, flowers, light, paper } = palette
  return dark
    ? {
        fills: [skyTop(palette), land[1], skyAt(palette, 1), land[0], flowers[0], accent2],
        line: accent,
        glow: mix(accent, light, 0.4),
      }
    : {
        fills: [land[1], flowers[0], land[0], paper, accent2, land[2]],
        line: light,
        glow: mix(light, accent, 0.3),
      }
}

/** Rows of overlapping scales, each with one of five woven fillings. */
function brocade(frame: Frame): void {
  const { canvas, random, palette } = frame
  const ink = inkOf(palette)
  const columns = 6
  const r = 500 / columns
  backdrop(canvas, [ink.fills[0] ?? palette.dark])
  for (let row = -1; row * r < canvas.height + 2 * r; row++) {
    for (let i = -1; i <= columns; i++) {
      const [x, y] = [(i + (row % 2 ? 0.5 : 1)) * 2 * r, row * r]
      filling(frame, ink, x, y, r, random.chance(0.74) ? (row + 12 + i) % 2 : random.int(2, 5))
    }
  }
}

function filling(
  { canvas, random, palette }: Frame,
  { fills, line: thread, glow }: Ink,
  x: number,
  y: number,
  r: number,
  kind: number,
): void {
  const t = Math.max(0, Math.min(1, y / canvas.height + random.range(-0.12, 0.12)))
  const base = mix(fills[0] ?? palette.dark, fills[1] ?? palette.land[1], t)
  const bright = kind === 4 ? (fills[5] ?? base) : kind === 5 ? (fills[4] ?? base) : base
  // Gold on gold would not be seen.
  const line = kind >= 4 && isDark(palette) ? mix(base, palette.dark, 0.3) : thread
  canvas.path(scale(x, y, r), { fill: bright, stroke: thread, width: 3 })
  const clip = canvas.clip(scale(x, y, r * 0.97))
  if (kind <= 1 || kind === 4) {
    for (let k = 1; k < 5; k++) {
      const q = r * (0.97 - k * 0.2)
      canvas.circle(x, y, q, {
        fill: k % 2 ? mix(bright, glow, 0.14) : bright,
        stroke: line,
        width: k === 1 ? 2.4 : 1.5,
        clip,
      })
    }
    return
  }
  let d = ''
  if (kind === 2)
    for (const angle of around(28))
      d += `M${n1(x)} ${n1(y + r * 0.3)}L${xy(polar(x, y + r * 0.3, r * 1.3, angle))}`
  if (kind === 3) for (let k = 0; k < 5; k++) d += beadsPath(x, y, r * (0.84 - k * 0.18), 22 - k * 4, 3.4)
  if (kind === 2)
    canvas
      .path(d, { stroke: line, width: 1.6, clip })
      .circle(x, y + r * 0.3, r * 0.4, { fill: fills[2], stroke: line, width: 2, clip })
  if (kind === 3) canvas.path(d, { fill: line, clip })
  if (kind === 5) {
    for (const [count, q, tone] of [
      [18, 0.92, 0.15],
      [14, 0.62, 0.45],
      [9, 0.34, 0.75],
    ] as const)
      canvas.path(beadsPath(x, y, r * q * 0.72, count, r * q * 0.17), {
        fill: mix(bright, glow, tone),
        stroke: line,
        width: 1.2,
        clip,
      })
    canvas.circle(x, y, r * 0.13, { fill: line, clip })
  }
}

/** Tall fans of ribs, as on a cinema of the twenties. */
function deco(frame: Frame): void {
  const { canvas, palette } = frame
  const { line, glow } = inkOf(palette)
  const height = canvas.height
  const ground = isDark(palette) ? mix(skyTop(palette), palette.dark, 0.4) : palette.land[2]
  const lit = isDark(palette) ? line : palette.light
  backdrop(canvas, [ground, shift(ground, { lightness: 0.05 })])
  const wide = 1000 / 3
  const step = wide * 0.62
  for (let row = 0; row * step < height + wide * 1.4; row++) {
    for (let i = -1; i <= 3; i++) {
      const [x, y] = [(i + (row % 2 ? 0.5 : 1)) * wide, row * step]
      const fan = `M${n1(x)} ${n1(y + step)}L${n1(x - wide / 2)} ${n1(y)}A${n1(wide / 2)} ${n1(wide / 2)} 0 0 1 ${n1(x + wide / 2)} ${n1(y)}Z`
      const tone = mix(ground, palette.land[0], 0.1 + 0.35 * Math.min(1, y / height))
      const fill = canvas.radial(
        [
          [0, mix(tone, glow, 0.28)],
          [0.7, tone],
          [1, ground],
        ],
        [x, y + step, wide * 1.15],
        'userSpaceOnUse',
      )
      canvas.path(fan, { fill, stroke: lit, width: 5 })
      const clip = canvas.clip(fan)
      let ribs = ''
      for (let k = -6; k <= 6; k++)
        ribs += `M${n1(x)} ${n1(y + step)}L${xy(polar(x, y + step, wide * 1.2, k * 0.115))}`
      canvas.path(ribs, { stroke: lit, width: 2, opacity: 0.85, clip })
      for (const [q, w] of [
        [0.9, 2],
        [0.84, 4],
      ] as const)
        canvas.path(
          `M${n1(x - (wide / 2) * q)} ${n1(y)}A${n1((wide / 2) * q)} ${n1((wide / 2) * q)} 0 0 1 ${n1(x + (wide / 2) * q)} ${n1(y)}`,
          { stroke: lit, width: w },
        )
      for (const q of [0.42, 0.32])
        canvas.circle(x, y + step, wide * q, { fill: q === 0.42 ? lit : ground, clip })
      canvas.path(beadsPath(x, y + step, wide * 0.5, 44, 4), { fill: glow, clip })
    }
  }
}

/** Scales that grow towards us like a sea, under a red sun. */
function sunrise(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const horizon = height * 0.47
  const { land, light, accent, accent2 } = palette
  backdrop(canvas, palette.sky.slice(-3), 0.6)
  const disc = canvas.linear([
    [0, accent2],
    [1, mix(accent2, accent, 0.55)],
  ])
  canvas.circle(500, horizon - 90, 270, { fill: disc, role: 'accent' })
  for (const q of [300, 318]) canvas.circle(500, horizon - 90, q, { stroke: accent2, width: 3 })
  clouds(canvas, random, height * 0.14, horizon - 40, 6, light, 0.8)
  birds(canvas, random, 640, height * 0.17, 4, land[2], 1.3)
  const rows = 13
  const tones = ramp([mix(land[0], light, 0.25), land[0], land[1], land[2]], rows)
  let y = horizon
  for (let row = 0; row < rows; row++) {
    const r = 44 + row * 9.5
    const tone = tones[row] ?? land[1]
    const shiftX = row % 2 ? r : 0
    for (let x = 500 - Math.ceil(520 / (2 * r)) * 2 * r + shiftX; x < 1000 + r; x += 2 * r) {
      for (let k = 0; k < 5; k++) {
        const q = r * (1.04 - k * 0.21)
        canvas.circle(x, y + r * 0.35, q, { fill: k % 2 ? mix(tone, light, 0.72) : tone })
      }
    }
    y += r * 0.62 + 8
  }
}

/** Great feathers in a half drop. */
function peacock(frame: Frame): void {
  const { canvas, palette } = frame
  const { fills, line, glow } = inkOf(palette)
  const r = 250
  const ground = fills[0] ?? palette.dark
  backdrop(canvas, [ground])
  for (let row = -1; row * r * 0.8 < canvas.height + 2 * r; row++) {
    for (let i = -1; i <= 2; i++) {
      const [x, y] = [(i + (row % 2 ? 0.5 : 1)) * 2 * r, row * r * 0.8]
      canvas.circle(x, y, r, {
        fill: canvas.radial([
          [0, fills[1] ?? ground],
          [1, ground],
        ]),
        stroke: line,
        width: 5,
      })
      canvas.path(beadsPath(x, y, r * 0.93, 40, 4), { fill: glow })
      for (const angle of around(24, Math.PI / 24)) {
        const [px, py] = polar(x, y, r * 0.72, angle)
        canvas.path(`M${xy(polar(x, y, r * 0.3, angle))}L${n1(px)} ${n1(py)}`, { stroke: line, width: 2 })
        canvas
          .circle(px, py, r * 0.083, { fill: fills[2], stroke: line, width: 2 })
          .circle(px, py, r * 0.035, { fill: fills[5] })
      }
      ;[0.5, 0.42, 0.3, 0.2, 0.1].forEach((q, k) =>
        canvas.circle(x, y, r * q, {
          fill: [line, fills[3], fills[4], glow, ground][k],
          stroke: line,
          width: 2.5,
        }),
      )
    }
  }
}

/** Overlapping fans: Japanese waves, art-deco ribs, peacock feathers. */
export const fans: SceneSpec = {
  name: 'fans',
  shows: 'fans in rows',
  kind: 'pattern',
  words: 'fan seigaiha art-deco deco scallop scale japanese-pattern gatsby fish-scale',
  strong: 'seigaiha art-deco gatsby',
  palettes: ['royal', 'emerald', 'sakura', 'ocean'],
  neverFramed: true,
  neverLine: true,
  draw,
}
