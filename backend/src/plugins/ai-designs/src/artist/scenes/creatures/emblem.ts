import { mix } from '../../colour'
import { circlePath, n1 } from '../../curves'
import { bothSides } from '../../motifs/creatures/form'
import { berries, daisy, leaf, peony } from '../../motifs/plants'
import { backdrop, sparkle } from '../../motifs/sky'
import { greensOf } from '../../motifs/wreath'
import { isDark } from '../../palettes'
import { Random } from '../../random'
import type { Frame } from '../../scene'
import { coatFor, faceOf, type Animal } from './animals'
import { inkOf } from './stage'

/** A face in a ring of rays between two branches, under the phases of the moon: a folk emblem, the same on both sides. */
export function emblem(frame: Frame, animal: Animal): void {
  const { canvas, palette } = frame
  const height = canvas.height
  const [x, y] = [500, height * 0.47]
  const ink = inkOf(palette)
  backdrop(canvas, isDark(palette) ? [palette.dark, palette.land[2]] : [palette.paper, palette.paper])
  canvas.at(x * 0.08, y * 0.08, 0, 0.92, () => {
    figure(frame, animal, x, y, ink)
  })
}

function figure(frame: Frame, animal: Animal, x: number, y: number, ink: string): void {
  const { canvas, random, palette } = frame
  rays(frame, x, y, ink)
  phases(frame, y - 560)
  canvas.circle(x, y, 316, { fill: mix(palette.accent2, palette.paper, 0.4), role: 'accent' })
  const seed = random.int(1, 1_000_000)
  canvas.at(x, 0, 0, 1, () => {
    bothSides(canvas, () => {
      branches(frame, new Random(seed), y)
    })
  })
  canvas.at(x, y + animal.drop * 0.5, 0, animal.scale * 0.84, () => {
    faceOf(frame, animal, { coat: coatFor(frame, animal) })
  })
  const foot = y + 560
  const [first, second] = palette.flowers
  canvas.at(x, 0, 0, 1, () => {
    bothSides(canvas, () => {
      daisy(canvas, new Random(seed), 118, foot - 34, 56, second, palette.accent2, 12)
      daisy(canvas, new Random(seed + 1), 196, foot - 96, 36, palette.light, palette.accent2, 10)
    })
  })
  peony(canvas, random, x, foot, 104, first)
  strings(frame, foot + 100, ink)
}

function rays({ canvas, palette }: Frame, x: number, y: number, ink: string): void {
  let thin = ''
  let lozenges = ''
  for (let i = 0; i < 72; i++) {
    const angle = (i / 72) * Math.PI * 2
    const [sx, sy] = [Math.sin(angle), -Math.cos(angle)]
    const [from, to] = [346, i % 2 ? 380 : 414]
    thin += `M${n1(x + sx * from)} ${n1(y + sy * from)}L${n1(x + sx * to)} ${n1(y + sy * to)}`
    if (i % 6 === 0) lozenges += circlePath(x + sx * 436, y + sy * 436, 8)
  }
  canvas.path(thin, { stroke: ink, width: 4, opacity: 0.85 })
  canvas.path(lozenges, { fill: palette.accent2, role: 'accent' })
  canvas.circle(x, y, 332, { stroke: ink, width: 4 })
}

/** Five moons, waxing and waning. */
function phases({ canvas, palette }: Frame, y: number): void {
  for (const [step, r] of [
    [-2, 26],
    [-1, 36],
    [0, 50],
    [1, 36],
    [2, 26],
  ] as const) {
    const [x, up] = [500 + step * 118, y + Math.abs(step) ** 1.6 * 22]
    canvas.circle(x, up, r, { fill: palette.accent, role: 'accent' })
    if (step === 0) continue
    const bulge = r * (Math.abs(step) === 1 ? 0.2 : -0.45)
    const side = step < 0 ? -1 : 1
    const night = isDark(palette) ? palette.land[2] : palette.dark
    canvas.path(
      `M${n1(x)} ${n1(up - r)}A${n1(r)} ${n1(r)} 0 0 ${side > 0 ? 1 : 0} ${n1(x)} ${n1(up + r)}Q${n1(x + side * bulge * 2)} ${n1(up)} ${n1(x)} ${n1(up - r)}Z`,
      { fill: night, role: 'solid' },
    )
  }
  for (const side of [-1, 1]) sparkle(canvas, 500 + side * 352, y + 86, 16, palette.accent)
  sparkle(canvas, 500, y - 96, 20, palette.accent)
}

/** The right of two branches that rise from the foot and close round the ring. */
function branches({ canvas, palette }: Frame, random: Random, y: number): void {
  const greens = greensOf(palette)
  const stem = greens[1] ?? palette.leaf
  canvas.path(
    `M0 ${n1(y + 560)}C220 ${n1(y + 520)} 456 ${n1(y + 330)} 436 ${n1(y - 40)}C430 ${n1(y - 130)} 412 ${n1(y - 210)} 388 ${n1(y - 280)}`,
    {
      stroke: stem,
      width: 6,
    },
  )
  for (let i = 0; i < 13; i++) {
    const angle = 160 - i * 9.2
    const bend = (angle * Math.PI) / 180
    const [px, py] = [
      Math.sin(bend) * 440,
      y - Math.cos(bend) * (462 + (angle > 90 ? (angle - 90) * 1.3 : 0)),
    ]
    const long = 128 - i * 4.6
    for (const side of [-1, 1]) {
      if (side < 0 && i > 1)
        leaf(canvas, random, px, py, angle - 90 - 46, long * 0.82, 26, greens[i % 3] ?? stem)
      else leaf(canvas, random, px, py, angle - 90 + 62, long, 31, greens[(i + 1) % 3] ?? stem)
    }
    if (i % 4 === 2) berries(canvas, random, px, py, angle - 60, long * 1.25, stem, palette.flowers[3])
  }
}

function strings({ canvas, palette }: Frame, y: number, ink: string): void {
  for (const k of [-2, -1, 0, 1, 2]) {
    const [x, long] = [500 + k * 62, 190 - Math.abs(k) * 48]
    canvas.path(`M${x} ${n1(y - Math.abs(k) * 34)}v${n1(long)}`, { stroke: ink, width: 3 })
    canvas.path(`M${x} ${n1(y + long - Math.abs(k) * 34)}q17 30 0 52q-17 -22 0 -52Z`, {
      fill: palette.accent2,
      role: 'accent',
    })
    canvas.circle(x, y + long * 0.5 - Math.abs(k) * 34, 7, { fill: ink, role: 'solid' })
  }
}
