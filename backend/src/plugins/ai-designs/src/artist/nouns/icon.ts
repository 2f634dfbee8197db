import type { Canvas } from '../canvas'
import { lightness, mix, ramp, shift } from '../colour'
import type { Palette } from '../palettes'
import { ICON_SIZE, readIcons } from './icon-set'

/** How an icon is coloured: its own colours leaning to the palette's, in tones of it, or as a shadow. */
export type Colouring =
  { kind: 'tuned' } | { kind: 'toned'; tones: readonly string[] } | { kind: 'silhouette'; colour: string }

const LEANING = 0.34
const STEPS = 32

/** Draws an icon about a centre, so wide, turned by degrees. */
export function icon(
  canvas: Canvas,
  name: string,
  x: number,
  y: number,
  size: number,
  palette: Palette,
  colouring: Colouring = { kind: 'tuned' },
  rotation = 0,
): void {
  const { dark, land, flowers, accent2, accent, light } = palette
  const path =
    colouring.kind === 'toned' ? colouring.tones : [dark, land[1], flowers[0], accent2, accent, light]
  const tones = ramp(path, STEPS)
  const toneOf = (fill: string): string =>
    tones[Math.round(Math.max(0, Math.min(1, lightness(fill))) * (STEPS - 1))] ?? fill
  const colourOf = (fill: string): string => {
    if (colouring.kind === 'silhouette') return colouring.colour
    return colouring.kind === 'toned' ? toneOf(fill) : mix(fill, toneOf(fill), LEANING)
  }
  canvas.at(x, y, rotation, size / ICON_SIZE, () => {
    canvas.at(-ICON_SIZE / 2, -ICON_SIZE / 2, 0, 1, () => {
      for (const { d, fill, opacity, transform } of readIcons().shapes(name)) {
        canvas.path(d, { fill: modelled(canvas, colourOf(fill), colouring), opacity, transform })
      }
    })
  })
}

/** Lit from above: flat areas look like stickers. */
function modelled(canvas: Canvas, colour: string, { kind }: Colouring): string {
  if (kind === 'silhouette') return colour
  return canvas.linear([
    [0, shift(colour, { lightness: 0.055 })],
    [0.55, colour],
    [1, shift(colour, { lightness: -0.075, hue: -6 })],
  ])
}
