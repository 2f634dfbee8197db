import { CENTRED } from './centred'
import { renderMockup } from './render-mockup'
import { renderPrint } from './render-print'
import type { CaseLook, PrintTemplate } from './types'

/** A phone of no particular make, as large as a mock-up shows it. */
const ANY_PHONE: PrintTemplate = {
  widthPx: 620,
  heightPx: 1033,
  dpi: 300,
  cornerRadius: 0.15,
  cameraCutout: { x: 0.055, y: 0.033, width: 0.47, height: 0.285, radius: 0.12 },
  lenses: [
    { x: 0.175, y: 0.11, radius: 0.088 },
    { x: 0.175, y: 0.24, radius: 0.088 },
    { x: 0.405, y: 0.175, radius: 0.088 },
  ],
  templateVersion: 1,
}

/** A picture on a case before a device is chosen: to look at, never to print. WebP with alpha. */
export async function drawCase(picture: Buffer, look: CaseLook): Promise<Buffer> {
  const { widthPx: width, heightPx: height } = ANY_PHONE
  return renderMockup(await renderPrint(picture, { width, height }, CENTRED), ANY_PHONE, look)
}
