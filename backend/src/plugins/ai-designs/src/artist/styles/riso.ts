import { channels } from '../colour'
import { fibres } from './paper'
import { PALETTE_NAMES, skyAt, type Palette } from '../palettes'
import type { Style } from './style'

/** Three drums of ink: one for each third of the colours, as the four pictures mix them. */
const DRUMS = [
  ['#0078bf', '#ff48b0', '#ffd23f'],
  ['#00838a', '#ff665e', '#ffd23f'],
  ['#3d5588', '#ff7477', '#f7ba2a'],
  ['#765ba7', '#ff48b0', '#5ec8a0'],
] as const
const PAPER = '#f8f3e6'
/** Degrees of the screens, and how far each drum is out of register, in thousandths of the width. */
const SCREENS = [
  { angle: 15, dx: 0, dy: 0 },
  { angle: 75, dx: 3.4, dy: -2.6 },
  { angle: 45, dx: -2.8, dy: 3.2 },
] as const
const DOTS = 118

/** Whether its colours are those that the prompt names. */
const isNamed = ({ name }: Palette): boolean => !(PALETTE_NAMES as readonly string[]).includes(name)

/** The set of drums that prints a palette's sky and land most like what they are. */
function nearest(palette: Palette): number {
  const away = DRUMS.map((drums) =>
    [skyAt(palette, 1), palette.land[0]].map(channels).reduce((sum, colour) => {
      const covers = colour.map((value) => 1 - value / 255)
      const printed = ([0, 1, 2] as const).map((k) =>
        drums.reduce(
          (rest, drum, i) => rest * (1 - 0.9 * (covers[i] ?? 0) * (1 - channels(drum)[k] / 255)),
          255,
        ),
      )
      const length = (of: readonly number[]): number => Math.hypot(...of.map((v) => v - (of[0] ?? 0))) + 1
      const [wanted, got] = [length(colour), length(printed)]
      // What counts is the hue: how far apart the colours are once both are as strong.
      const [a, b] = [colour, printed].map((of, n) => {
        const middle = of.reduce((all, v) => all + v, 0) / 3
        return of.map((v) => (v - middle) / (n === 0 ? wanted : got))
      }) as [number[], number[]]
      return sum + Math.hypot(...a.map((v, k) => v - (b[k] ?? 0)))
    }, 0),
  )
  return away.indexOf(Math.min(...away))
}

/** Three spot colours in halftone, printed over each other a little out of register. */
export const riso: Style = {
  id: 'riso',
  rework: (pixels, { palette, index, seed, transparent }) => {
    const { width, height, data, alpha } = pixels
    const paper = channels(PAPER)
    const out = new Float32Array(data.length)
    for (let p = 0; p < out.length; p += 3) for (let k = 0; k < 3; k++) out[p + k] = paper[k as 0 | 1 | 2]
    const drums = DRUMS[isNamed(palette) ? nearest(palette) : index] ?? DRUMS[0]
    const turn = (Math.PI * 2 * DOTS) / width
    SCREENS.forEach(({ angle, dx, dy }, drum) => {
      const [r, g, b] = channels(drums[drum as 0 | 1 | 2])
      const bite = [1 - r / 255, 1 - g / 255, 1 - b / 255] as const
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180) * turn, Math.sin((angle * Math.PI) / 180) * turn]
      const [ox, oy] = transparent
        ? [0, 0]
        : [Math.round((dx * width) / 1000), Math.round((dy * width) / 1000)]
      for (let y = 0, p = 0; y < height; y++) {
        const row = Math.max(0, Math.min(height - 1, y + oy)) * width
        for (let x = 0; x < width; x++, p += 3) {
          const from = (row + Math.max(0, Math.min(width - 1, x + ox))) * 3
          const cover = 1 - (data[from + drum] as number) / 255
          const wave = (Math.cos(x * cos + y * sin) + Math.cos(y * cos - x * sin)) * 0.25 + 0.5
          const dot = (cover * 1.2 - 0.06 - wave) * 6 + 0.5
          const amount = (dot < 0 ? 0 : dot > 1 ? 1 : dot) * 0.72 + cover * 0.24
          out[p] = (out[p] as number) * (1 - amount * bite[0])
          out[p + 1] = (out[p + 1] as number) * (1 - amount * bite[1])
          out[p + 2] = (out[p + 2] as number) * (1 - amount * bite[2])
        }
      }
    })
    return fibres({ width, height, data: Uint8ClampedArray.from(out), alpha }, seed, 0.045)
  },
  finish: { grain: 0.07, vignette: 0 },
}
