import { toArtwork, type XY } from './placement'
import type { Pixels } from './render-print'
import type { Solidity } from './solidity'
import type { Placement, Size } from './types'

export type Side = 'top' | 'right' | 'bottom' | 'left'
const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left']

/** How far from the edge of the print area it is looked at: a share of its width and height. */
const INSET = 0.004
const STEPS = 240
/** Differences of a channel up to this are compression, not drawing. */
const SAME = 6
const WHITE = [255, 255, 255] as const
/** So much of a side may be drawn on, and it is blank all the same: a speck in a corner. */
const DRAWN = 0.02
/** So much of the whole edge may be see-through unnoticed: rounded corners. */
const SEE_THROUGH = 0.01
/** Below this the background is seen through the picture. */
const SOLID = 0.9

/** Points just within a side of the print area, as shares of it. */
function along(side: Side): XY[] {
  return Array.from({ length: STEPS }, (_, step): XY => {
    const at = (step + 0.5) / STEPS
    if (side === 'top') return [at, INSET]
    if (side === 'bottom') return [at, 1 - INSET]
    return side === 'left' ? [INSET, at] : [1 - INSET, at]
  })
}

const channels = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The sides along which the print shows its background, or bare white, and nothing else. */
export function blankSides({ data, width, height }: Pixels, background: string): Side[] {
  const bare = [channels(background), WHITE]
  const isBlank = ([x, y]: XY): boolean => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
    return bare.some((colour) =>
      colour.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= SAME),
    )
  }
  return SIDES.filter((side) => along(side).filter(isBlank).length >= STEPS * (1 - DRAWN))
}

/** Whether the background shows through a see-through picture at the edge of the print area. */
export function isSeeThroughAtEdge(
  solid: Solidity | null,
  artwork: Size,
  print: Size,
  placement: Placement,
): boolean {
  if (!solid) return false
  const isOpen = ([x, y]: XY): boolean => {
    const [u, v] = toArtwork([x * print.width, y * print.height], artwork, print, placement)
    // Where the picture does not reach at all another warning says so.
    if (u < 0 || v < 0 || u >= artwork.width || v >= artwork.height) return false
    return solid(u / artwork.width, v / artwork.height) < SOLID
  }
  const open = SIDES.flatMap(along).filter(isOpen).length
  return open > SIDES.length * STEPS * SEE_THROUGH
}
