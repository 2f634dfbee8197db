import type { Canvas } from '../canvas'
import { lightness, mix, ramp, shift } from '../colour'
import { circlePath } from '../curves'
import type { Palette } from '../palettes'
import { ICON_SIZE, readIcons } from './icon-set'

/** How an icon is coloured: its own colours leaning to the palette's, or as one shadow. */
export type Colouring =
  { kind: 'tuned'; leaning?: number } | { kind: 'silhouette'; colour: string; opacity?: number; rim?: number }

const LEANING = 0.34
const STEPS = 32
/** From this size on an icon is lit as one body; smaller ones would only look dirty. */
const LIT_FROM = 300

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
  mirrored = false,
): void {
  const scale = size / ICON_SIZE
  canvas.at(
    x,
    y,
    rotation,
    scale,
    () => {
      canvas.at(-ICON_SIZE / 2, -ICON_SIZE / 2, 0, 1, () => {
        if (colouring.kind === 'silhouette') shadow(canvas, name, colouring)
        else {
          paint(canvas, name, palette, colouring.leaning ?? LEANING)
          if (size >= LIT_FROM) light(canvas, name, palette)
        }
      })
    },
    mirrored ? -scale : scale,
  )
}

function paint(canvas: Canvas, name: string, palette: Palette, leaning: number): void {
  const { dark, land, flowers, accent2, accent, light: bright } = palette
  const tones = ramp([dark, land[1], flowers[0], accent2, accent, bright], STEPS)
  for (const { d, fill, opacity, transform } of readIcons().shapes(name)) {
    const level = Math.max(0, Math.min(1, lightness(fill)))
    const colour = mix(fill, tones[Math.round(level * (STEPS - 1))] ?? fill, leaning)
    canvas.path(d, { fill: modelled(canvas, colour), opacity, transform })
  }
}

/** Lit from above: flat areas look like stickers. */
const modelled = (canvas: Canvas, colour: string): string =>
  canvas.linear([
    [0, shift(colour, { lightness: 0.055 })],
    [0.55, colour],
    [1, shift(colour, { lightness: -0.075, hue: -6 })],
  ])

/** All its areas as one, which a shadow of an even tone is made of. */
const outlineOf = (name: string): string =>
  readIcons()
    .shapes(name)
    .filter(({ transform }) => transform === undefined)
    // A path may begin with a relative step, which is one from nowhere.
    .map(({ d }) => `M0 0${d}`)
    .join('')

function shadow(
  canvas: Canvas,
  name: string,
  { colour, opacity, rim = 0 }: Extract<Colouring, { kind: 'silhouette' }>,
): void {
  if (opacity === undefined) {
    for (const { d, transform } of readIcons().shapes(name))
      canvas.path(d, { fill: colour, transform, ...(rim > 0 ? { stroke: colour, width: rim } : {}) })
  } else canvas.path(outlineOf(name), { fill: colour, opacity, role: 'shade' })
}

/** One light from the upper left over the whole thing, and a printer's dots where it turns away from it. */
function light(canvas: Canvas, name: string, { dark, light: bright }: Palette): void {
  const d = outlineOf(name)
  if (d === '') return
  const [shade, gleam] = [
    canvas.radial(
      [
        [0.45, dark, 0],
        [0.78, dark, 0.16],
        [1, dark, 0.4],
      ],
      [10, 8, 27],
      'userSpaceOnUse',
    ),
    canvas.radial(
      [
        [0, bright, 0.34],
        [1, bright, 0],
      ],
      [10, 8, 13],
      'userSpaceOnUse',
    ),
  ]
  let dots = ''
  for (let v = 0; v < 44; v++) {
    for (let u = 0; u < 44; u++) {
      const [px, py] = [(u + (v % 2) * 0.5) * 0.74, v * 0.74]
      const r = (Math.hypot(px - 10, py - 8) - 14) * 0.017
      if (r > 0.03) dots += circlePath(px, py, Math.min(0.25, r))
    }
  }
  canvas.clipped(canvas.clip(d), () => {
    canvas.rect(0, 0, ICON_SIZE, ICON_SIZE, { fill: shade, role: 'shade' })
    canvas.rect(0, 0, ICON_SIZE, ICON_SIZE, { fill: gleam, role: 'glow' })
    canvas.path(dots, { fill: dark, opacity: 0.2, role: 'shade' })
  })
}
