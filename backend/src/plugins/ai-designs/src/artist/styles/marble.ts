import type { Canvas, Paint } from '../canvas'
import { mix, shift } from '../colour'
import { marbleField } from '../fields/marble'
import { growVeins } from '../motifs/veins'
import type { Palette } from '../palettes'
import { Random } from '../random'
import type { Style } from './style'

const GOLD = '#c9973f'
const STONES = [
  ['#ffffff', '#f3efe9', '#dcd6cf', '#f8f5f0', '#c9c4be'],
  ['#ffffff', '#d9d9da', '#f4f4f2', '#b9bbbe', '#eceae6'],
] as const

/** Every area a slab of its colour, every edge a seam of gold. */
function inlaid(paint: Paint, canvas: Canvas): readonly Paint[] {
  const { role, fill, stroke, width = 2, transform, clip, evenOdd, opacity = 1 } = paint
  if (role === 'shade' || role === 'glow') return []
  const shape = { transform, clip, evenOdd }
  if (role === 'backdrop') return [paint]
  if (!fill)
    return [
      { ...shape, stroke: role === 'detail' ? GOLD : (stroke ?? GOLD), width: Math.min(width, 3), opacity },
    ]
  const { colour, opacity: fade } = canvas.tone(fill)
  if (fade < 0.6 || opacity < 0.35) return []
  const seam = (role === 'detail' ? 0.9 : 2.2) / canvas.scale
  return [{ ...shape, fill: shift(colour, { chroma: 0.8 }), stroke: GOLD, width: seam }]
}

function polished(palette: Palette, index: number): Palette {
  const stone = index % 2 ? '#e9e6e0' : '#2c3a40'
  return { ...palette, sky: palette.sky.map((colour) => mix(colour, stone, 0.4)) }
}

/** Pietra dura: the picture laid in polished stone with seams of gold. */
export const marbleInlay: Style = {
  id: 'marble',
  palette: polished,
  look: () => ({ line: null, ink: inlaid }),
  decorate: ({ canvas, random }) => {
    const veins = growVeins(random, canvas.height, true)
    canvas.veins(veins.crisp.join(''), '#ffffff', 0.4)
    canvas.veins(veins.foil.join(''), GOLD, 0.85)
  },
  rework: (pixels, { seed, index }) => {
    const { width, height, data } = pixels
    const stone = marbleField(width, height, new Random(seed ^ 0x3a7b), STONES[index % 2 ? 1 : 0], 0.8)
    for (let p = 0; p < data.length; p++) {
      const value = data[p] as number
      const grey = (stone[p] as number) / 255
      // Clouds of the stone show in every slab: darker ones multiply, and their light lies on dark slabs too.
      data[p] = value * (0.5 + 0.54 * grey) + 34 * (grey - 0.72)
    }
    return pixels
  },
  finish: { grain: 0.018, vignette: 0.12 },
}
