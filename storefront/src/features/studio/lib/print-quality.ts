import type { Placement } from '@caseloom/contract'
import { coversArea, type Size } from '~/components/case/placement'
import {
  LEAST_DPI,
  qualityOf,
  printDpi,
  type PrintGrain,
  type PrintQuality,
} from '~/components/case/print-dpi'

export interface PrintMark {
  dpi: number
  quality: PrintQuality
  words: string
  tone: 'good' | 'warn' | 'bad'
}

const SAID: Record<PrintQuality, Pick<PrintMark, 'words' | 'tone'>> = {
  sharp: { words: 'Sharp', tone: 'good' },
  good: { words: 'Good', tone: 'good' },
  soft: { words: 'May look soft: make it smaller or choose another picture', tone: 'warn' },
  poor: { words: 'Will look blurred: make it smaller', tone: 'bad' },
}

/** How sharp the print will be. It shows no more dots than it prints, however fine the artwork is. */
export function printMark(area: PrintGrain, artwork: Size, placement: Placement): PrintMark {
  const dpi = printDpi(area, artwork, placement)
  const quality = qualityOf(dpi)
  return { dpi: Math.min(area.dpi, dpi), quality, ...SAID[quality] }
}

/** What is said of an own picture that is too small to be printed at this size; null where it may be ordered. */
export const orderRefusal = (mark: Pick<PrintMark, 'dpi' | 'quality'>, upload: boolean): string | null =>
  upload && mark.quality === 'poor'
    ? `Your picture is too small to print at this size (${mark.dpi} dpi; we need ${LEAST_DPI.soft}). Make it smaller on the case or choose a larger picture.`
    : null

/** True where a picture may be ordered only by somebody who knows that it will look blurred. */
export const needsConsent = (mark: PrintMark, upload: boolean): boolean => !upload && mark.quality === 'poor'

/** True where the background colour would show at an edge. */
export const leavesGap = (area: Size, artwork: Size, placement: Placement) =>
  !coversArea(area, artwork, placement)
