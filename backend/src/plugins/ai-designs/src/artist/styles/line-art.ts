import type { Canvas, LineStyle, Look, Paint } from '../canvas'
import { contours } from '../contours'
import type { Style } from './style'

/** Every area becomes paper and every edge ink, so that near things hide far ones. */
export function inkLook(line: LineStyle): Look {
  return { line, ink: (paint, canvas) => inked(paint, canvas, line) }
}

function inked(paint: Paint, canvas: Canvas, { paper, ink, accent }: LineStyle): readonly Paint[] {
  const { role, fill, transform, clip, evenOdd } = paint
  if (role === 'shade' || role === 'glow') return []
  const shape = { transform, clip, evenOdd }
  if (role === 'backdrop') return [{ ...shape, fill: paper }]
  const width = (role === 'detail' ? 1.4 : Math.max(1.6, Math.min(paint.width ?? 2, 3.2))) / canvas.scale
  const area = role === 'accent' ? accent : role === 'solid' ? ink : fill ? paper : undefined
  return [{ ...shape, fill: area, stroke: ink, width }]
}

/** Ink on paper with one accent colour. */
export const lineArt: Style = {
  id: 'line-art',
  look: ({ palette: { paper, dark, accent2 } }) => inkLook({ paper, ink: dark, accent: accent2 }),
  field: (field, width, height, { palette }) =>
    contours(field, width, height, { levels: 9, ground: palette.paper, line: palette.dark, weight: 1.6 }),
  finish: { grain: 0.02, vignette: 0.04 },
}
