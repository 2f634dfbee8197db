import { expect, it } from 'vitest'
import {
  effectiveDpi,
  qualityOf,
  shownShare,
} from '../../backend/src/plugins/ai-designs/src/rendering/placement'
import { CENTRED, shownShare as shareInStudio } from '../../storefront/src/components/case/placement'
import { printDpi, qualityOf as shownQuality } from '../../storefront/src/components/case/print-dpi'

const AREA = { widthPx: 1260, heightPx: 2100 }
const PRINT = { width: 1260, height: 2100 }

it.each([72, 150, 300, 1200])('the studio reckons how sharp %s dpi print as the shop does', (dpi) => {
  for (const artwork of [
    { width: 1152, height: 1920 },
    { width: 3000, height: 2000 },
  ])
    for (let scale = 0.2; scale <= 4; scale += 0.01) {
      const placement = { ...CENTRED, scale }
      expect(printDpi({ ...AREA, dpi }, artwork, placement)).toBe(
        effectiveDpi(artwork, PRINT, placement, dpi),
      )
    }
})

it('and calls it by the same name', () => {
  for (let dpi = 0; dpi <= 400; dpi += 1) expect([dpi, shownQuality(dpi)]).toEqual([dpi, qualityOf(dpi)])
})

it('and reckons how much of a picture is on the case as the shop does', () => {
  const artwork = { width: 1920, height: 1152 }
  for (const fit of ['cover', 'contain'] as const)
    for (const scale of [0.2, 0.63, 1.37])
      for (const rotation of [-140, 0, 33])
        // Moved so that no edge runs through a row of places; a place or two on the very edge may be counted or not.
        for (let x = -0.98761; x <= 1; x += 0.2313)
          for (let y = -0.97653; y <= 1; y += 0.2717) {
            const placement = { ...CENTRED, fit, scale, rotation, x, y, mirror: x > 0 }
            const shown = shownShare(artwork, PRINT, placement)
            expect(Math.abs(shareInStudio(PRINT, artwork, placement) - shown)).toBeLessThan(3 / 3600)
          }
})
