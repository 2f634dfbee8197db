import { insideBox } from './detail'
import { leavesGaps, qualityOf } from './placement'
import { textCorners } from './text-layout'
import type { Placement, Size, TemplateBox, TextLayer } from './types'

/** What bends round the edge or may be cut: a share of the print area's width and height on each side. */
export const SAFE_MARGIN = 0.04
/** The picture's detail is this much denser in the camera's opening than elsewhere: something that matters lies there. */
const CROWDED = 1.5

const STEPS = 24

/** Whether a polygon of the print area reaches a place that `reached` names. */
function reaches(corners: [number, number][], reached: (x: number, y: number) => boolean): boolean {
  const [a, b, , d] = corners
  if (!a || !b || !d) return false
  for (let i = 0; i <= STEPS; i++) {
    for (let j = 0; j <= STEPS; j++) {
      const [s, t] = [i / STEPS, j / STEPS]
      if (reached(a[0] + s * (b[0] - a[0]) + t * (d[0] - a[0]), a[1] + s * (b[1] - a[1]) + t * (d[1] - a[1])))
        return true
    }
  }
  return false
}

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

/** What the customer should know before ordering. */
export function warningsOf(about: {
  artwork: Size
  print: Size
  placement: Placement
  dpi: number
  cutout: TemplateBox
  cameraLoss: number
}): string[] {
  const { artwork, print, placement, dpi, cutout, cameraLoss } = about
  const warnings: string[] = []
  const quality = qualityOf(dpi)
  if (quality === 'soft') warnings.push('May look soft: make it smaller or choose another picture.')
  if (quality === 'poor') {
    warnings.push('Too small for a clear print at this size: make it smaller or choose another picture.')
  }
  if (leavesGaps(artwork, print, placement)) {
    warnings.push('Your design does not reach every edge: the background colour will show there.')
  }
  if (cameraLoss > CROWDED * cutout.width * cutout.height) {
    const share = Math.round(cameraLoss * 100)
    warnings.push(
      `The camera’s opening takes ${share}% of the picture’s detail: you may want to move it clear.`,
    )
  }
  if (placement.text) warnings.push(...textWarnings(placement.text, print, cutout))
  return warnings
}
