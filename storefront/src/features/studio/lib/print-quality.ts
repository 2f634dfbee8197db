import type { Placement } from '@caseloom/contract'
import { artworkBox, coversArea, type Size } from '~/components/case/placement'

const PRINT_DPI = 300

export interface PrintMark {
  dpi: number
  words: string
  tone: 'good' | 'warn' | 'bad'
}

/** How sharp the print will be: 300 dpi divided by the print pixels that each artwork pixel has to fill. */
export function printMark(area: Size, artwork: Size, placement: Placement): PrintMark {
  const dpi = Math.min(PRINT_DPI, Math.round(PRINT_DPI / artworkBox(area, artwork, placement).k))
  if (dpi >= 240) return { dpi, words: 'Sharp', tone: 'good' }
  if (dpi >= 180) return { dpi, words: 'Good', tone: 'good' }
  if (dpi >= 120)
    return { dpi, words: 'May look soft: make it smaller or choose another picture', tone: 'warn' }
  return { dpi, words: 'Will look blurred: make it smaller', tone: 'bad' }
}

/** True where the background colour would show at an edge. */
export const leavesGap = (area: Size, artwork: Size, placement: Placement) =>
  !coversArea(area, artwork, placement)
