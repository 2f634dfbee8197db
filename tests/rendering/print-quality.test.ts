import { expect, it } from 'vitest'
import { effectiveDpi, qualityOf } from '../../backend/src/plugins/ai-designs/src/rendering/placement'
import { CENTRED } from '../../storefront/src/components/case/placement'
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
