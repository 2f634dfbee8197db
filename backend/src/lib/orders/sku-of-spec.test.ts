import { describe, expect, it } from 'vitest'
import type { PrintSpec } from '../../modules/device_catalog/types'
import { skuOfSpec } from './sku-of-spec'

const spec: PrintSpec = {
  sku: 'SNAP-IPHONE-15-GLOSS',
  line: 'Snap',
  device: 'iPhone 15',
  finish: 'Gloss',
  prodigiSku: 'GLOBAL-1',
  prodigiAttributes: { finish: 'gloss' },
  widthPx: 1,
  heightPx: 1,
  dpi: 300,
  sandboxOnly: false,
  deviceSize: null,
  template: {
    version: 1,
    cornerRadius: 0,
    safeArea: { x: 0, y: 0, width: 1, height: 1, radius: 0 },
    cameraCutout: { x: 0, y: 0, width: 0, height: 0, radius: 0 },
    lenses: [],
  },
}

describe('skuOfSpec', () => {
  it('takes Prodigi’s own SKU, in the sandbox as well', () => {
    const own = { sku: 'GLOBAL-1', attributes: { finish: 'gloss' } }
    expect(skuOfSpec(spec, false)).toEqual(own)
    expect(skuOfSpec(spec, true)).toEqual(own)
  })
  it('prints what Prodigi does not offer in the sandbox only', () => {
    const unmapped = { ...spec, prodigiSku: null, sandboxOnly: true }
    expect(skuOfSpec(unmapped, true)).toEqual({
      sku: 'SANDBOX-PHONE-CASE',
      attributes: { line: 'Snap', device: 'iPhone 15', finish: 'Gloss' },
    })
    expect(skuOfSpec(unmapped, false)).toBeNull()
  })
})
