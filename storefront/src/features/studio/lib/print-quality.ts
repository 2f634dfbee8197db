import type { Placement } from '@caseloom/contract'
import { areaSize, coversArea, shownShare, type Size } from '~/components/case/placement'
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
  /** How much of the picture is on the case. Whether words are, too, the server knows, which has their letters. */
  presence: 'none' | 'hardly' | 'enough'
}

/** Below these shares of the print area nothing, or hardly any, of a picture is seen: as the server reckons. */
const NOTHING = 0.0005
const HARDLY = 0.02

const OFF = 'Nothing of your picture is on the case: move it back, or make it larger.'
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
  const shown = shownShare(areaSize(area), artwork, placement)
  const presence = shown >= HARDLY ? 'enough' : shown >= NOTHING || placement.text ? 'hardly' : 'none'
  const said = presence === 'none' ? ({ words: OFF, tone: 'bad' } as const) : SAID[quality]
  return { dpi: Math.min(area.dpi, dpi), quality, ...said, presence }
}

/** What is said of a picture that is not on the case, or of an own one that is too small; null where it may be ordered. */
export function orderRefusal(
  mark: Pick<PrintMark, 'dpi' | 'quality'> & Partial<PrintMark>,
  upload: boolean,
): string | null {
  if (mark.presence === 'none') return OFF
  return upload && mark.quality === 'poor'
    ? `Your picture is too small to print at this size (${mark.dpi} dpi; we need ${LEAST_DPI.soft}). Make it smaller on the case or choose a larger picture.`
    : null
}

/** What somebody has to know who orders a picture that is laid out so; null where there is nothing to agree to. */
export function consentTo({ quality, presence }: PrintMark, upload: boolean): string | null {
  if (presence === 'hardly') return 'I know that hardly any of the picture is on the case'
  return !upload && quality === 'poor' ? 'I know that it will look blurred' : null
}

/** True where the background colour would show at an edge. */
export const leavesGap = (area: Size, artwork: Size, placement: Placement) =>
  !coversArea(area, artwork, placement)
