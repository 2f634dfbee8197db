import type { Canvas, Paint } from '../canvas'
import { mix, shift } from '../colour'
import { fibres } from './paper'
import { sheets } from './sheets'
import type { Style } from './style'

/** How far the two shadows of a sheet fall, and how dark they are. */
const SHADOWS = [
  { dx: 4, dy: 7, opacity: 0.3 },
  { dx: 12, dy: 20, opacity: 0.2 },
] as const

function cut(paint: Paint, canvas: Canvas, dark: string): readonly Paint[] {
  const { role, fill, stroke, width, transform, clip, evenOdd, opacity = 1 } = paint
  if (role === 'shade') return []
  const shape = { transform, clip, evenOdd }
  if (role === 'backdrop') return [paint]
  if (!fill) return stroke && role !== 'detail' ? [{ ...shape, stroke, width, opacity }] : []
  const { colour, opacity: fade } = canvas.tone(fill)
  if (role === 'glow' || fade < 0.6 || opacity < 0.35) return [{ ...paint, opacity: opacity * 0.5 }]
  if (role === 'detail') return [{ ...shape, fill: colour, opacity }]
  const shadows = SHADOWS.map(({ dx, dy, opacity: depth }) => ({
    fill: dark,
    opacity: depth,
    evenOdd,
    clip,
    transform: `${canvas.towards(dx, dy)}${transform ? ` ${transform}` : ''}`,
  }))
  const edge = shift(colour, { lightness: 0.05 })
  return [...shadows, { ...shape, fill: colour, stroke: edge, width: 1.4 / canvas.scale }]
}

/** Flat sheets of coloured paper, each with its shadow on the one below. */
export const paperCut: Style = {
  id: 'paper-cut',
  look: ({ palette }) => {
    const dark = mix(palette.dark, '#000000', 0.5)
    return { line: null, ink: (paint, canvas) => cut(paint, canvas, dark) }
  },
  field: sheets,
  rework: (pixels, { seed }) => fibres(pixels, seed),
  finish: { grain: 0.05, vignette: 0.1 },
}
