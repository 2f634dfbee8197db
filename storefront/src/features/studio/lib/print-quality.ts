import type { Placement } from '@caseloom/contract'
import { artworkBox, coversArea, type Size } from '~/components/case/placement'

const PRINT_DPI = 300

export interface PrintMark {
  dpi: number
  quality: 'sharp' | 'good' | 'soft' | 'poor'
  words: string
  tone: 'good' | 'warn' | 'bad'
}

/** How sharp the print will be: 300 dpi divided by the print pixels that each artwork pixel has to fill. */
export function printMark(area: Size, artwork: Size, placement: Placement): PrintMark {
  const dpi = Math.min(PRINT_DPI, Math.round(PRINT_DPI / artworkBox(area, artwork, placement).k))
  if (dpi >= 240) return { dpi, quality: 'sharp', words: 'Sharp', tone: 'good' }
  if (dpi >= 180) return { dpi, quality: 'good', words: 'Good', tone: 'good' }
  if (dpi >= 120)
    return {
      dpi,
      quality: 'soft',
      words: 'May look soft: make it smaller or choose another picture',
      tone: 'warn',
    }
  return { dpi, quality: 'poor', words: 'Will look blurred: make it smaller', tone: 'bad' }
}

/** What is said of an own picture that is too small to be printed at this size; null where it may be ordered. */
export const orderRefusal = (mark: PrintMark, upload: boolean): string | null =>
  upload && mark.quality === 'poor'
    ? `Your picture is too small to print at this size (${mark.dpi} dpi; we need 120). Make it smaller on the case or choose a larger picture.`
    : null

/** True where a picture may be ordered only by somebody who knows that it will look blurred. */
export const needsConsent = (mark: PrintMark, upload: boolean): boolean => !upload && mark.quality === 'poor'

/** True where the background colour would show at an edge. */
export const leavesGap = (area: Size, artwork: Size, placement: Placement) =>
  !coversArea(area, artwork, placement)
