import { mix, shift } from '../../colour'
import { beadsPath, polar, specks } from '../../motifs/shapes'
import { mandala as ornament, type MandalaLook } from '../../motifs/mandala'
import { backdrop, sparkle } from '../../motifs/sky'
import { isDark, skyAt, skyTop, type Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

function lookOf(palette: Palette, dark: boolean, petals: number): MandalaLook {
  const { accent, accent2, flowers, land, light, paper } = palette
  if (dark) {
    const deep = mix(skyTop(palette), palette.dark, 0.35)
    return {
      fills: [deep, land[1], accent2, flowers[0], land[0]],
      line: accent,
      glow: mix(accent, light, 0.3),
      petals,
    }
  }
  return { fills: [paper, land[0], accent2, flowers[1], land[1]], line: land[2], glow: flowers[0], petals }
}

const draw: Scene = (frame) => {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const dark = wishes.dark ?? isDark(palette)
  const petals = random.pick([12, 16, 16, 20])
  const look = lookOf(palette, dark, petals)
  const ground = dark ? mix(skyTop(palette), palette.dark, 0.55) : palette.paper
  backdrop(canvas, [
    ground,
    dark ? mix(ground, skyAt(palette, 1), 0.7) : mix(ground, palette.land[0], 0.28),
    ground,
  ])
  const quiet = {
    ...look,
    fills: look.fills.map((fill) => mix(fill, ground, 0.72)),
    line: mix(look.line, ground, 0.55),
    glow: mix(look.glow, ground, 0.6),
  }
  if (wishes.index === 1) {
    rising(frame, look, quiet)
    return undefined
  }
  if (wishes.index === 2) {
    pendant(frame, look, ground)
    return undefined
  }
  for (const [x, y] of [
    [0, 0],
    [1000, 0],
    [0, height],
    [1000, height],
  ] as const)
    ornament(canvas, random, x, y, 330, canvas.line ? look : quiet)
  halo(frame, 500, height / 2, 470, look)
  ornament(canvas, random, 500, height / 2, 455, look)
  specks(canvas, random, 90, look.glow, 0.6)
  return undefined
}

function halo({ canvas }: Frame, x: number, y: number, r: number, look: MandalaLook): void {
  const light = canvas.radial([
    [0.55, look.glow, 0.3],
    [1, look.glow, 0],
  ])
  canvas.circle(x, y, r * 1.35, { fill: light, role: 'glow' })
  canvas.path(beadsPath(x, y, r * 1.04, look.petals * 4, 3.4), { fill: look.line, role: 'accent' })
}

/** A great half of one from the foot, like a sun, and a quiet one above. */
function rising(frame: Frame, look: MandalaLook, quiet: MandalaLook): void {
  const { canvas, random } = frame
  const height = canvas.height
  ornament(canvas, random, 1000, height * 0.2, 380, quiet)
  for (let ring = 0; ring < 6; ring++) {
    const r = 690 + ring * 62
    canvas.path(beadsPath(500, height, r, 60 + ring * 6, 3.6 - ring * 0.4), {
      fill: look.line,
      opacity: 0.75 - ring * 0.11,
    })
  }
  halo(frame, 500, height, 640, look)
  ornament(canvas, random, 500, height, 640, look)
}

/** A round one with hanging strings of beads and a double border. */
function pendant(frame: Frame, look: MandalaLook, ground: string): void {
  const { canvas, random } = frame
  const height = canvas.height
  const middle = height * 0.44
  for (const [inset, width] of [
    [44, 7],
    [60, 2.4],
  ] as const)
    canvas.rect(inset, inset, 1000 - 2 * inset, height - 2 * inset, { stroke: look.line, width })
  for (const [x, y] of [
    [60, 60],
    [940, 60],
    [60, height - 60],
    [940, height - 60],
  ] as const) {
    canvas.clipped(canvas.clip(`M60 60H940V${height - 60}H60Z`), () => {
      ornament(canvas, random, x, y, 170, { ...look, petals: 12 })
    })
  }
  for (let i = -5; i <= 5; i++) {
    const [x, top] = polar(500, middle, 372, Math.PI - i * 0.17)
    const long = (1 - Math.abs(i) / 6.5) * height * 0.2 + 70
    canvas.path(`M${x} ${top}V${top + long}`, { stroke: look.line, width: 2 })
    for (let bead = 0; bead < 7; bead++) {
      const y = top + 28 + ((long - 28) * bead) / 6
      const size = bead === 6 ? 13 : 5 + (bead % 3) * 2
      canvas.circle(x, y, size, { fill: bead % 2 ? look.fills[2] : look.glow, stroke: look.line, width: 1.5 })
    }
    sparkle(canvas, x, top + long + 34, 15, look.line)
  }
  canvas.circle(500, middle, 384, { fill: shift(ground, { lightness: 0.03 }), stroke: look.line, width: 4 })
  ornament(canvas, random, 500, middle, 372, look)
}

/** Round ornaments of petals, domes and beads. */
export const mandala: SceneSpec = {
  name: 'mandala',
  kind: 'pattern',
  words: 'mandala henna rangoli ornament lotus-pattern rosette kaleidoscope',
  weak: 'yoga zen chakra meditation',
  palettes: ['royal', 'lavender', 'emerald', 'boho'],
  neverFramed: true,
  draw,
}
