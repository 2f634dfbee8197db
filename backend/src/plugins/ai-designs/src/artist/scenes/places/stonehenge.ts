import { mix } from '../../colour'
import { ridge, ridgeLine } from '../../motifs/land'
import { standingStone, trilithon, type StoneTones } from '../../motifs/megaliths'
import { sunburstPath } from '../../motifs/shapes'
import { backdrop, birds, clouds, mist, moon, stars, sun } from '../../motifs/sky'
import { grass } from '../../motifs/undergrowth'
import { flowerBank } from '../../motifs/wreath'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  if (frame.wishes.index === 1) throughTheGate(frame)
  else onThePlain(frame)
  return undefined
}

/** Stone takes the colour of the light; the farther it stands the more of it. */
function tonesOf({ palette }: Frame, near: number): StoneTones {
  const [far, middle, foreground] = palette.land
  const grey = mix('#8d8a86', middle, 0.45)
  const haze = mix(skyFoot(palette), far, 0.5)
  return {
    lit: mix(haze, mix(grey, palette.light, 0.38), 0.25 + near * 0.75),
    shaded: mix(haze, mix(grey, foreground, 0.62), 0.25 + near * 0.75),
    line: mix(foreground, palette.dark, 0.5),
    lichen: mix(palette.accent, palette.leaf, 0.45),
  }
}

function skyOver({ canvas, random, palette, wishes }: Frame, x: number, y: number, r: number): void {
  const dark = isDark(palette)
  backdrop(canvas, palette.sky, 0.8)
  if (dark) stars(canvas, random, 170, palette.light, y, 7)
  const ray = { fill: palette.light, opacity: dark ? 0.07 : 0.16, role: 'shade' as const }
  canvas.path(sunburstPath(x, y, 0, canvas.height, 18, 0.08), ray)
  if (wishes.moon) moon(canvas, random, x, y, r, palette.accent)
  else sun(canvas, x, y, r, palette.accent, mix(palette.accent, palette.accent2, 0.55), 2.3)
  clouds(canvas, random, y * 0.25, y * 1.05, 8, palette.light, 0.45)
}

function downs({ canvas, random, palette }: Frame, base: number): void {
  const [far, near] = palette.land
  const noise = random.noise()
  for (let i = 0; i < 2; i++) {
    const shape = { height: 70 - i * 24, frequency: 1.1, offset: 3 + i * 9, octaves: 3, crests: 0.05 }
    const tone = mix(mix(far, skyFoot(palette), 0.4 - i * 0.25), near, i * 0.2)
    ridge(canvas, ridgeLine(noise, { ...shape, base: base - 40 + i * 44 }), tone, mix(tone, near, 0.4))
  }
}

function turf(frame: Frame, from: number): void {
  const { canvas, random, palette } = frame
  const [, near, foreground] = palette.land
  const green = mix(palette.leaf, near, 0.45)
  const noise = random.noise()
  const line = ridgeLine(noise, { base: from, height: 16, frequency: 2, offset: 31, octaves: 3, crests: 0 })
  ridge(canvas, line, mix(green, palette.light, 0.14), mix(green, foreground, 0.75))
}

/** The ring of stones on its hill, the light low behind it. */
function onThePlain(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const base = height * 0.73
  const lightX = random.range(400, 600)
  skyOver(frame, lightX, base - height * (wishes.index === 3 ? 0.25 : 0.2), random.range(180, 220))
  downs(frame, base)
  mist(canvas, base - 20, 180, mix(palette.light, skyFoot(palette), 0.5), 0.6)
  const tall = height * 0.27
  for (const [x, size] of [
    [52, 0.42],
    [346, 0.44],
    [654, 0.44],
    [948, 0.42],
  ] as const)
    gate(frame, x, base + 8, tall * size, 0.12)
  turf(frame, base)
  for (const [x, size, down] of [
    [500, 0.78, 0.014],
    [190, 1, 0.05],
    [806, 1.04, 0.056],
  ] as const) {
    shadow(frame, x, base + height * down, tall * size * 0.8)
    gate(frame, x, base + height * down, tall * size, 0.4 + size * 0.5)
  }
  fallen(frame, base + height * 0.095)
  meadow(frame, base + height * 0.08, 76)
  flowerBank(canvas, random, palette, 8, 64)
  birds(canvas, random, lightX + 170, height * 0.22, 7, mix(palette.land[2], palette.dark, 0.3), 1.1)
}

/** Grass in rows, higher and darker towards us. */
function meadow({ canvas, random, palette }: Frame, from: number, high: number): void {
  const green = mix(palette.leaf, palette.land[1], 0.4)
  const rows = canvas.line ? 5 : 10
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1)
    const y = from + (canvas.height + 10 - from) * t
    const colour = mix(mix(green, palette.light, 0.12), palette.land[2], 0.15 + t * 0.6)
    const ragged = (): number => y + random.range(-20, 20)
    grass(
      canvas,
      random,
      ragged,
      canvas.line ? 60 : 150,
      high * (0.25 + t * 0.3),
      high * (0.5 + t * 0.6),
      colour,
    )
  }
}

/** Two stones and their lintel, higher than wide. */
function gate(frame: Frame, x: number, base: number, tall: number, near: number): void {
  const stones = { x, base, width: tall * 0.68, height: tall }
  trilithon(frame.canvas, frame.random, stones, tonesOf(frame, near))
}

function shadow({ canvas, palette }: Frame, x: number, y: number, wide: number): void {
  const fill = canvas.radial([
    [0, palette.dark, 0.42],
    [1, palette.dark, 0],
  ])
  canvas.ellipse(x, y, wide * 0.62, wide * 0.07, { fill, role: 'shade' })
}

function fallen(frame: Frame, y: number): void {
  const { canvas, random } = frame
  for (const [x, width, turn] of [
    [520, 230, -5],
    [64, 150, 8],
  ] as const) {
    shadow(frame, x, y + 4, width)
    canvas.at(x, y, turn, 1, () => {
      standingStone(canvas, random, { x: 0, base: 0, width, height: 74, taper: 0.2 }, tonesOf(frame, 0.9))
    })
  }
}

/** The rising light seen through one great gate, the others of the ring far behind it. */
function throughTheGate(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const base = height * 0.72
  skyOver(frame, 500, base - height * 0.14, 150)
  downs(frame, base - 30)
  for (const [x, size] of [
    [346, 0.1],
    [500, 0.13],
    [654, 0.1],
  ] as const)
    gate(frame, x, base, height * size, 0.15)
  turf(frame, base - 4)
  const path = canvas.linear([
    [0, mix(palette.accent, palette.light, 0.4), 0.75],
    [1, skyAt(palette, 2), 0],
  ])
  canvas.path(`M470 ${base}H530L760 ${height}H240Z`, { fill: path, role: 'glow' })
  const foot = height * 0.84
  for (const x of [148, 852]) shadow(frame, x, foot, 330)
  const near = tonesOf(frame, 1)
  for (const x of [148, 852])
    standingStone(canvas, random, { x, base: foot, width: 268, height: height * 0.6, taper: 0.14 }, near)
  standingStone(
    canvas,
    random,
    { x: 500, base: height * 0.26, width: 1050, height: height * 0.13, taper: 0.04 },
    near,
  )
  meadow(frame, height * 0.84, 100)
  flowerBank(canvas, random, palette, 8, 74)
  birds(canvas, random, 560, height * 0.38, 6, mix(palette.land[2], palette.dark, 0.3), 0.9)
}

/** The stone circle, in the light of the shortest night. */
export const stonehenge: SceneSpec = {
  name: 'stonehenge',
  kind: 'place',
  words: 'stonehenge stone-circle standing-stone megalith dolmen avebury druid solstice callanish henge',
  strong: 'stonehenge',
  palettes: ['sunset', 'dawn', 'lavender', 'forest'],
  draw,
  alone: ({ canvas, random, palette, wishes }) => {
    const frame = { canvas, random, palette, wishes }
    const middle = canvas.height / 2
    trilithon(canvas, random, { x: 500, base: middle + 330, width: 620, height: 700 }, tonesOf(frame, 1))
    return undefined
  },
}
