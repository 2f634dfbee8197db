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
  return [
    (dx * Math.cos(turn) - dy * Math.sin(turn)) / k + artwork.width / 2,
    (dx * Math.sin(turn) + dy * Math.cos(turn)) / k + artwork.height / 2,
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

/** Artwork pixels per printed inch. */
export function effectiveDpi(artwork: Size, print: Size, placement: Placement, dpi: number): number {
  return Math.round(dpi / factorOf(artwork, print, placement))
}

export function qualityOf(dpi: number): Quality {
  if (dpi >= 240) return 'sharp'
  if (dpi >= 180) return 'good'
  return dpi >= 120 ? 'soft' : 'poor'
}

/** What the customer should know before ordering. */
export function warningsOf(dpi: number, gaps: boolean): string[] {
  const warnings: string[] = []
  const quality = qualityOf(dpi)
  if (quality === 'soft') warnings.push('May look soft: make it smaller or choose another picture.')
  if (quality === 'poor') {
    warnings.push('Too small for a clear print at this size: make it smaller or choose another picture.')
  }
  if (gaps) warnings.push('Your design does not reach every edge: the background colour will show there.')
  return warnings
}
