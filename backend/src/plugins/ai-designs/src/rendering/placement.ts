import type { Placement, Quality, Size } from './types'

export type XY = readonly [number, number]

/** Print pixels per artwork pixel. */
export function factorOf(artwork: Size, print: Size, { fit, scale }: Placement): number {
  const across = print.width / artwork.width
  const down = print.height / artwork.height
  return (fit === 'cover' ? Math.max(across, down) : Math.min(across, down)) * scale
}

/** Where the artwork's centre lies, in print pixels. */
export function centreOf(print: Size, { x, y }: Placement): XY {
  return [print.width / 2 + x * print.width, print.height / 2 + y * print.height]
}

/** The point of the artwork that is printed at a point of the print area. */
export function toArtwork([px, py]: XY, artwork: Size, print: Size, placement: Placement): XY {
  const [cx, cy] = centreOf(print, placement)
  const k = factorOf(artwork, print, placement)
  const turn = (-placement.rotation * Math.PI) / 180
  const [dx, dy] = [px - cx, py - cy]
  const across = ((dx * Math.cos(turn) - dy * Math.sin(turn)) / k) * (placement.mirror ? -1 : 1)
  return [across + artwork.width / 2, (dx * Math.sin(turn) + dy * Math.cos(turn)) / k + artwork.height / 2]
}

/** The point of the print area where a point of the artwork is printed: the way back of {@link toArtwork}. */
export function toPrint([u, v]: XY, artwork: Size, print: Size, placement: Placement): XY {
  const [cx, cy] = centreOf(print, placement)
  const k = factorOf(artwork, print, placement)
  const turn = (placement.rotation * Math.PI) / 180
  const across = (u - artwork.width / 2) * k * (placement.mirror ? -1 : 1)
  const down = (v - artwork.height / 2) * k
  return [
    cx + across * Math.cos(turn) - down * Math.sin(turn),
    cy + across * Math.sin(turn) + down * Math.cos(turn),
  ]
}

/** Whether some of the print area shows the background because the artwork does not reach there. */
export function leavesGaps(artwork: Size, print: Size, placement: Placement): boolean {
  const slack = 0.75
  const corners: XY[] = [
    [0, 0],
    [print.width, 0],
    [0, print.height],
    [print.width, print.height],
  ]
  return corners.some((corner) => {
    const [u, v] = toArtwork(corner, artwork, print, placement)
    return u < -slack || v < -slack || u > artwork.width + slack || v > artwork.height + slack
  })
}

/** The print area is looked at in so many places each way. */
const PLACES = 60

/**
 * The share of the print area that the artwork covers, 0 to 1. What is seen through is covered as far as it is solid: `solid` answers that,
 * 0 to 1, for a place of the artwork in shares of its width and height.
 */
export function shownShare(
  artwork: Size,
  print: Size,
  placement: Placement,
  solid: (across: number, down: number) => number = () => 1,
): number {
  let covered = 0
  for (let row = 0; row < PLACES; row++) {
    for (let column = 0; column < PLACES; column++) {
      const at: XY = [((column + 0.5) / PLACES) * print.width, ((row + 0.5) / PLACES) * print.height]
      const [u, v] = toArtwork(at, artwork, print, placement)
      if (u >= 0 && v >= 0 && u < artwork.width && v < artwork.height)
        covered += solid(u / artwork.width, v / artwork.height)
    }
  }
  return covered / PLACES ** 2
}

/** Artwork pixels per printed inch. */
export function effectiveDpi(artwork: Size, print: Size, placement: Placement, dpi: number): number {
  return Math.round(dpi / factorOf(artwork, print, placement))
}

export function qualityOf(dpi: number): Quality {
  if (dpi >= 240) return 'sharp'
  if (dpi >= 180) return 'good'
  return dpi >= 120 ? 'soft' : 'poor'
}
