import { mix, shift } from '../../colour'
import { backdrop, stars } from '../../motifs/sky'
import { isDark, skyAt, type Palette } from '../../palettes'
import type { Frame } from '../../scene'

/** A calm ground for a portrait: the sky's upper colours, or tinted paper. */
export function portraitGround({ canvas, random, palette }: Frame): void {
  if (isDark(palette)) {
    backdrop(canvas, [skyAt(palette, 0), skyAt(palette, 1), mix(skyAt(palette, 1), skyAt(palette, 2), 0.5)])
    stars(canvas, random, 120, palette.light, canvas.height, 5)
  } else
    backdrop(canvas, [
      mix(palette.paper, skyAt(palette, 0), 0.75),
      mix(palette.paper, skyAt(palette, 1), 0.5),
    ])
}

/** An even ground for what is printed like a plate: near black, or paper. */
export function plainGround({ canvas, palette }: Frame): void {
  const { dark, land, paper, light } = palette
  backdrop(canvas, isDark(palette) ? [dark, land[2]] : [paper, mix(paper, light, 0.55)])
}

/** The disc behind a head, with a thin ring round it. */
export function halo(
  { canvas, palette }: Frame,
  x: number,
  y: number,
  r: number,
  colour = palette.accent2,
): void {
  const foot = mix(colour, isDark(palette) ? palette.dark : palette.paper, 0.4)
  const fill = canvas.linear([
    [0, colour],
    [1, foot],
  ])
  canvas.circle(x, y, r, { fill, role: 'accent' })
  canvas.circle(x, y, r + 24, { stroke: shift(colour, { lightness: 0.04 }), width: 3.4, opacity: 0.8 })
}

/** A colour that stands out from the ground of a portrait. */
export const inkOf = (palette: Palette): string => (isDark(palette) ? palette.light : palette.dark)
