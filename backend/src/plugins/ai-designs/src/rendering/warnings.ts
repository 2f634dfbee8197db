import type { Side } from './blank-edges'
import { insideBox } from './detail'
import { leavesGaps, qualityOf } from './placement'
import { presenceOf } from './presence'
import { reaches } from './reaches'
import { textCorners } from './text-layout'
import type { Placement, Size, TemplateBox, TextLayer } from './types'

/** What bends round the edge or may be cut: a share of the print area's width and height on each side. */
const SAFE_MARGIN = 0.04
/** The picture's detail is this much denser in the camera's opening than elsewhere: something that matters lies there. */
const CROWDED = 1.5

function textWarnings(text: TextLayer, print: Size, cutout: TemplateBox): string[] {
  const corners = textCorners(text, print)
  const warnings: string[] = []
  if (reaches(corners, (x, y) => insideBox(x, y, cutout, print))) {
    warnings.push('Some of your words run into the camera’s opening.')
  }
  const outside = (x: number, y: number): boolean =>
    Math.abs(x / print.width - 0.5) > 0.5 - SAFE_MARGIN ||
    Math.abs(y / print.height - 0.5) > 0.5 - SAFE_MARGIN
  if (reaches(corners, outside)) {
    warnings.push('Some of your words come close to the edge, where the case bends.')
  }
  return warnings
}

const listed = new Intl.ListFormat('en-GB')

/** What the edge of the print shows, where that is not the picture. */
function edgeWarnings({ artwork, print, placement, blank, seeThrough }: PrintFacts): string[] {
  if (leavesGaps(artwork, print, placement))
    return ['Your design does not reach every edge: the background colour will show there.']
  if (seeThrough) return ['Your picture is see-through at its edge: the background colour will show there.']
  if (blank.length === 4) return ['Your picture is blank all round its edge: plain colour will show there.']
  if (blank.length > 0)
    return [`Your picture is blank along its edge (${listed.format(blank)}): plain colour will show there.`]
  return []
}

/** What is known of a picture that is laid on a case. */
export interface PrintFacts {
  artwork: Size
  print: Size
  placement: Placement
  dpi: number
  cutout: TemplateBox
  cameraLoss: number
  /** The share of the print area that the picture covers, 0 to 1. */
  shown: number
  /** The sides of the print along which nothing is drawn. */
  blank: readonly Side[]
  /** The background shows through the picture at the edge. */
  seeThrough: boolean
}

/** What the customer should know before ordering. */
export function warningsOf(about: PrintFacts): string[] {
  const { print, placement, dpi, cutout, cameraLoss, shown } = about
  const warnings: string[] = []
  if (presenceOf(shown) !== 'enough') {
    warnings.push(
      'Hardly any of your picture is on the case: move it back, make it larger or choose another.',
    )
  }
  const quality = qualityOf(dpi)
  if (quality === 'soft') warnings.push('May look soft: make it smaller or choose another picture.')
  if (quality === 'poor') {
    warnings.push('Too small for a clear print at this size: make it smaller or choose another picture.')
  }
  warnings.push(...edgeWarnings(about))
  if (cameraLoss > CROWDED * cutout.width * cutout.height) {
    const share = Math.round(cameraLoss * 100)
    warnings.push(
      `The camera’s opening takes ${share}% of the picture’s detail: you may want to move it clear.`,
    )
  }
  if (placement.text) warnings.push(...textWarnings(placement.text, print, cutout))
  return warnings
}
