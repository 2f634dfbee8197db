import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1, rectPath, type Point } from '../../curves'
import type { Random } from '../../random'

/** The colours of an animal's coat. */
export interface Coat {
  base: string
  dark: string
  light: string
  eye: string
  nose: string
}

/** A coat around one natural colour, tuned a little towards the picture's own colours. */
export function coatOf(natural: string, towards: string, eye: string, nose = '#2b2024'): Coat {
  const base = mix(natural, towards, 0.12)
  return {
    base,
    dark: shift(base, { lightness: -0.2, chroma: 1.05, hue: -8 }),
    light: mix(shift(base, { lightness: 0.22, chroma: 0.45 }), '#fff6ea', 0.55),
    eye,
    nose,
  }
}

/** Fills a shape from light above to deep below and shades its right side, as if the lamp stood on the left. */
export function modelled(canvas: Canvas, d: string, colour: string, shade = 0.1): void {
  const fill = canvas.linear([
    [0, shift(colour, { lightness: 0.05 })],
    [0.55, colour],
    [1, shift(colour, { lightness: -0.07 })],
  ])
  canvas.path(d, { fill })
  const clip = canvas.clip(d)
  canvas.path(rectPath(0, -1200, 1600, 3600), {
    fill: shift(colour, { lightness: -0.3 }),
    opacity: shade,
    clip,
    role: 'shade',
  })
}

export interface FurField {
  centre: Point
  /** From the first ring of hairs to the last. */
  from: number
  to: number
  /** Degrees, clockwise from above. */
  start?: number
  end?: number
  length?: number
  gap?: number
  stretch?: number
}

/** Hairs in rings that point away from a centre, as one stroke path. */
export function fur(random: Random, field: FurField): string {
  const { centre, from, to, start = 0, end = 360, length = 16, gap = 24, stretch = 1 } = field
  let d = ''
  for (let r = from; r < to; r += gap * 0.8) {
    const steps = Math.max(3, Math.round((((end - start) / 180) * Math.PI * r) / gap))
    for (let i = 0; i <= steps; i++) {
      const angle = ((start + ((end - start) * (i + random.range(-0.3, 0.3))) / steps) * Math.PI) / 180
      const away = r + random.range(-0.35, 0.35) * gap
      const tall = length * random.range(0.7, 1.3)
      const [sx, sy] = [Math.sin(angle), -Math.cos(angle) * stretch]
      const [x, y] = [centre[0] + sx * away, centre[1] + sy * away]
      const bend = random.range(-0.25, 0.25) * tall
      d += `M${n1(x)} ${n1(y)}q${n1(sx * tall * 0.5 - sy * bend)} ${n1(sy * tall * 0.5 + sx * bend)} ${n1(sx * tall)} ${n1(sy * tall)}`
    }
  }
  return d
}

/** Hairs over an area, only where the clip lets them show. */
export function furOver(
  canvas: Canvas,
  random: Random,
  clip: string,
  field: FurField,
  colour: string,
  opacity = 0.4,
  width = 2.6,
): void {
  canvas.clipped(clip, () => {
    canvas.path(fur(random, field), { stroke: colour, width, opacity, role: 'detail' })
  })
}

/** A marking of one colour, lit from above. */
export function patch(canvas: Canvas, d: string, colour: string): void {
  const fill = canvas.linear([
    [0, shift(colour, { lightness: -0.05 })],
    [1, mix(colour, '#ffffff', 0.25)],
  ])
  canvas.path(d, { fill, role: canvas.line ? 'detail' : undefined })
}

/** The inside of an ear with tufts that grow from its inner foot. */
export function earShell(canvas: Canvas, d: string, colour: string, tuft: string, [x, y]: Point): void {
  const fill = canvas.linear([
    [0, shift(colour, { lightness: -0.12 })],
    [1, colour],
  ])
  canvas.path(d, { fill, role: canvas.line ? 'accent' : undefined })
  let hairs = ''
  for (let i = 0; i < 6; i++) {
    const tall = 54 + (i % 3) * 18 + i * 4
    hairs += `M${n1(x + i * 11)} ${n1(y + i * 3)}Q${n1(x + i * 10 + 2)} ${n1(y - tall * 0.5)} ${n1(x + i * 9 + 14)} ${n1(y - tall)}`
  }
  canvas.path(hairs, { stroke: tuft, width: 4, opacity: 0.8, role: 'detail' })
}
