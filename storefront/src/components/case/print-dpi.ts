import type { Placement, Preview, PrintArea } from '@caseloom/contract'
import { areaSize, artworkBox, type Size } from './placement'

export type PrintQuality = Preview['quality']
/** What of a print area says how fine the print is. */
export type PrintGrain = Pick<PrintArea, 'widthPx' | 'heightPx' | 'dpi'>

/** From so many artwork pixels on a printed inch a print is called so. */
export const LEAST_DPI = { sharp: 240, good: 180, soft: 120 }

/** Artwork pixels on a printed inch: as the server reckons, which has the last word. */
export const printDpi = (area: PrintGrain, artwork: Size, placement: Placement): number =>
  Math.round(area.dpi / artworkBox(areaSize(area), artwork, placement).k)

export function qualityOf(dpi: number): PrintQuality {
  if (dpi >= LEAST_DPI.sharp) return 'sharp'
  if (dpi >= LEAST_DPI.good) return 'good'
  return dpi >= LEAST_DPI.soft ? 'soft' : 'poor'
}
