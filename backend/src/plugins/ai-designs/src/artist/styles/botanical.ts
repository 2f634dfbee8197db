import type { Canvas, Paint } from '../canvas'
import { mix, shift } from '../colour'
import { n1, rectPath } from '../curves'
import { foliageFan } from '../motifs/wreath'
import type { Palette } from '../palettes'
import type { Frame } from '../scene'
import { fibres } from './paper'
import type { Style } from './style'

const PAPER = '#f5ecd7'
const INK = '#3b3226'

/** Tints of the hand-coloured plate: washed out, greener, on cream. */
function tinted(palette: Palette): Palette {
  const tint = (colour: string): string => mix(shift(colour, { chroma: 0.72 }), PAPER, 0.3)
  const wash = (colour: string): string => mix(shift(colour, { chroma: 0.6 }), PAPER, 0.72)
  const [far, near, front] = palette.land
  const [a, b, c, d] = palette.flowers
  return {
    ...palette,
    sky: palette.sky.map(wash),
    land: [tint(far), mix(tint(near), '#6f8a5c', 0.35), mix(tint(front), '#4c6444', 0.45)],
    accent: mix(palette.accent, '#f0d9a0', 0.4),
    accent2: tint(palette.accent2),
    light: '#fbf5e6',
    dark: mix(palette.dark, INK, 0.6),
    paper: PAPER,
    leaf: '#6f8f5f',
    flowers: [tint(a), tint(b), tint(c), tint(d)],
  }
}

function engraved(paint: Paint, canvas: Canvas): readonly Paint[] {
  const { role, fill, stroke, width = 2, opacity = 1 } = paint
  if (role === 'shade' || role === 'glow') return [{ ...paint, opacity: opacity * 0.5 }]
  if (role === 'backdrop' || !fill)
    return [stroke ? { ...paint, stroke: mix(stroke, INK, 0.4), width: Math.min(width, 4) } : paint]
  const { opacity: fade } = canvas.tone(fill)
  if (fade < 0.6 || opacity < 0.35) return [paint]
  return [{ ...paint, stroke: INK, width: (role === 'detail' ? 0.8 : 1.5) / canvas.scale }]
}

/** A ruled border, and leaves growing in from two corners. */
function plate({ canvas, random, palette }: Frame): void {
  const tall = canvas.height
  const outer = `M-10 -10H1010V${n1(tall + 10)}H-10Z${rectPath(64, 64, 872, tall - 128)}`
  canvas.path(outer, { fill: PAPER, evenOdd: true, role: 'backdrop' })
  canvas.path(rectPath(64, 64, 872, tall - 128), { stroke: INK, width: 2.4, role: 'detail' })
  canvas.path(rectPath(50, 50, 900, tall - 100), { stroke: INK, width: 1, role: 'detail' })
  const corners = [
    { x: 40, y: tall - 30, from: 6, to: 86 },
    { x: 960, y: 30, from: 186, to: 266 },
  ]
  for (const corner of corners) foliageFan(canvas, random, { ...corner, r: 60 }, palette, 13, 190)
}

/** A hand-tinted engraving on a cream plate. */
export const botanical: Style = {
  id: 'botanical',
  palette: tinted,
  mat: 'never',
  look: () => ({ line: null, ink: engraved }),
  field: (field) => {
    const [r, g, b] = [245, 236, 215]
    return field.map((value, i) => value * 0.42 + (i % 3 === 0 ? r : i % 3 === 1 ? g : b) * 0.58)
  },
  decorate: plate,
  rework: (pixels, { seed }) => fibres(pixels, seed, 0.06),
  finish: { grain: 0.04, vignette: 0.24 },
}
