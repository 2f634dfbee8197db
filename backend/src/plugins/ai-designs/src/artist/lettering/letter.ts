import { Canvas, type Paint } from '../canvas'
import { lightness, mix } from '../colour'
import { n1 } from '../curves'
import { sparkle } from '../motifs/sky'
import { isDark, skyAt, skyTop } from '../palettes'
import type { Pixels } from '../pixels'
import type { Plan } from '../plan'
import { Random } from '../random'
import { styleNamed } from '../styles'
import { calmHeight } from './calm-height'
import type { FaceName } from './fonts'
import { setLines, writable } from './set-lines'

/** The faces of the four pictures, and of styles that have one of their own. */
const USUAL: readonly FaceName[] = ['pacifico', 'bebas', 'serif', 'caveat']
const OF_STYLE: Readonly<Record<string, readonly FaceName[]>> = {
  neon: ['pacifico', 'righteous', 'caveat', 'pacifico'],
  'vintage-poster': ['bebas', 'abril', 'righteous', 'bebas'],
  pixel: ['mono', 'mono', 'mono', 'mono'],
  marble: ['serif', 'abril', 'serif', 'pacifico'],
  botanical: ['serif', 'caveat', 'abril', 'pacifico'],
  'pop-art': ['bebas', 'marker', 'righteous', 'bebas'],
  riso: ['righteous', 'bebas', 'abril', 'righteous'],
  watercolour: ['caveat', 'pacifico', 'caveat', 'marker'],
}
/** Words wider or taller than these shares of the picture touch its edges. */
const WIDTH = 800
const HEIGHT = 0.21

/** Words of the prompt, hand-lettered where the finished picture is calm. */
export function letter(plan: Plan, pixels: Pixels): Canvas {
  const { palette, wishes, lettering, seed } = plan
  const tall = (1000 * pixels.height) / pixels.width
  const canvas = new Canvas(tall)
  const random = new Random(seed)
  const words = writable(lettering ?? '')
  if (!words) return canvas
  const faces = OF_STYLE[plan.style] ?? USUAL
  const set = setLines(words, faces[wishes.index] ?? 'serif', plan.frame ? 640 : WIDTH, tall * HEIGHT)
  const under = 60
  const block = { width: set.width, height: (set.height + under) / tall }
  const y = tall * calmHeight(pixels, block, plan.transparent ? null : plan.frame) - under / 2
  const onDark = plan.style === 'neon' || (plan.style !== 'line-art' && isDark(palette))
  const inks = inksOf(plan, onDark)
  const arched = wishes.index % 2 === 0 && set.lines.length < 4
  canvas.at(500, y, arched ? -3.5 : 0, 1, () => {
    if (plan.style !== 'line-art' && !styleNamed(plan.style)?.look)
      veil(canvas, set.width, set.height, inks.ground)
    for (const paint of inks.layers(set.size)) for (const d of set.lines) canvas.path(d, paint)
    flourish(canvas, random, set.width, set.height, inks.accent)
  })
  return canvas
}

interface Inks {
  ground: string
  accent: string
  layers: (size: number) => readonly Paint[]
}

function inksOf({ palette, style }: Plan, onDark: boolean): Inks {
  const ground = onDark ? palette.dark : mix(skyTop(palette), palette.light, 0.6)
  const face = onDark ? mix(palette.light, palette.accent, 0.35) : mix(palette.dark, palette.land[2], 0.4)
  const accent = onDark ? palette.accent2 : palette.flowers[0]
  if (style === 'line-art') {
    return {
      ground: palette.paper,
      accent: palette.accent2,
      layers: (size) => [
        { fill: palette.accent2, transform: `translate(${n1(size * 0.05)} ${n1(size * 0.05)})` },
        { fill: palette.paper, stroke: palette.dark, width: Math.max(2.4, size * 0.018) },
      ],
    }
  }
  if (style === 'neon') {
    return {
      ground,
      accent,
      layers: (size) => [
        ...[0.3, 0.18, 0.1].map((share) => ({ stroke: accent, width: size * share, opacity: 0.14 })),
        { stroke: accent, width: size * 0.045 },
        { fill: mix(accent, '#ffffff', 0.82) },
      ],
    }
  }
  const depth =
    lightness(face) > 0.6 ? mix(palette.dark, skyAt(palette, 1), 0.3) : mix(accent, palette.light, 0.3)
  return {
    ground,
    accent,
    layers: (size) => [
      { stroke: depth, width: size * 0.13, opacity: 0.9 },
      {
        fill: depth,
        stroke: depth,
        width: size * 0.05,
        transform: `translate(${n1(size * 0.045)} ${n1(size * 0.055)})`,
      },
      { fill: face },
    ],
  }
}

/** A breath of the sky's colour behind the words: they are read on any ground. */
function veil(canvas: Canvas, width: number, height: number, colour: string): void {
  const fill = canvas.radial([
    [0, colour, 0.34],
    [0.6, colour, 0.2],
    [1, colour, 0],
  ])
  canvas.ellipse(0, 0, width * 0.66, height * 0.85 + 60, { fill })
}

/** A stroke under the last line with a star at its ends. */
function flourish(canvas: Canvas, random: Random, width: number, height: number, colour: string): void {
  const half = Math.min(220, width * 0.3)
  const y = height / 2 + 34
  canvas.path(`M${n1(-half)} ${n1(y)}Q0 ${n1(y + random.range(-22, 22))} ${n1(half)} ${n1(y)}`, {
    stroke: colour,
    width: 5,
  })
  sparkle(canvas, -half - 26, y, 15, colour)
  sparkle(canvas, half + 26, y, 15, colour)
}
