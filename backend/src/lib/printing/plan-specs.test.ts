import { describe, expect, it } from 'vitest'
import type { PrintSpecRow } from '../../modules/device_catalog/print-spec-rows'
import { planSpecs } from './plan-specs'
import type { CaseVariant } from './print-row'
import { printRows } from './print-rows'
import { emptySpec, reconcileSpecs } from './reconcile-specs'

const variant: CaseVariant = {
  ...{ id: 'v', sku: 'V', title: 'iPhone 15 - Matte' },
  ...{ productId: 'p', productTitle: 'Tough Cover', line: 'tough' },
}
const devices = new Set(['iPhone 15', 'iPhone 16'])
const spec: PrintSpecRow = {
  ...emptySpec(variant, 'iPhone 15', 'Matte'),
  ...{ prodigi_sku: 'X', prodigi_attributes: { finish: 'matte', size: 's' } },
  ...{ width_px: 1000, height_px: 2000, dpi: 300, evidence: 'A sheet' },
}
const seen = (of = variant, specs = [spec]) => printRows([of], specs, devices)[0]?.version ?? ''
/** Somebody who saw this corrects the resolution. */
const correction = (version?: string) => ({
  ...{ variantId: 'v', prodigiSku: 'X', attributes: { finish: 'matte', size: 's' } },
  size: { widthPx: 1000, heightPx: 2000, dpi: 200 },
  ...(version !== undefined && { version }),
})

describe('what is saved of how a variant is printed', () => {
  it('is written while it stands as it was seen', () => {
    const { rows, passedOver } = planSpecs([correction(seen())], [variant], [spec], devices)
    expect(rows).toEqual([{ ...spec, dpi: 200, evidence: 'Set in the shop’s admin' }])
    expect(passedOver).toEqual([])
  })

  it.each<[string, Partial<PrintSpecRow>]>([
    ['another Prodigi SKU', { prodigi_sku: 'Y' }],
    ['another attribute', { prodigi_attributes: { finish: 'gloss', size: 's' } }],
    ['another size', { width_px: 1001 }],
    ['another resolution', { dpi: 299 }],
    ['no size', { width_px: null, height_px: null, dpi: null }],
  ])('is not written over %s that somebody saved meanwhile', (_what, part) => {
    const plan = planSpecs([correction(seen())], [variant], [{ ...spec, ...part }], devices)
    expect(plan).toEqual({ rows: [], passedOver: ['v'] })
  })

  it('puts no former phone’s case onto a variant that was renamed meanwhile', () => {
    const renamed = { ...variant, title: 'iPhone 16 - Matte' }
    const emptied = reconcileSpecs([spec], [renamed], devices, new Date())
    const changes = [correction(seen())]
    expect(planSpecs(changes, [renamed], emptied, devices)).toEqual({ rows: [], passedOver: ['v'] })
    // The same where nothing was known of its print, so that the name alone is another.
    const bare = { ...spec, ...emptySpec(variant, 'iPhone 15', 'Matte') }
    const unknown = [correction(seen(variant, [bare]))]
    expect(planSpecs(unknown, [renamed], [bare], devices).passedOver).toEqual(['v'])
  })

  it('leaves one alone that has no device or is gone meanwhile, and writes the others', () => {
    const other = { ...variant, id: 'w', sku: 'W' }
    const changes = [correction(seen()), { ...correction(seen(other)), variantId: 'w' }]
    for (const rest of [[other], [{ ...variant, title: 'Gift card' }, other]]) {
      const { rows, passedOver } = planSpecs(changes, rest, [spec], devices)
      expect(rows.map(({ variant_id }) => variant_id)).toEqual(['w'])
      expect(passedOver).toEqual(['v'])
    }
  })

  it('is in nobody’s way who saves the same again, in whatever order', () => {
    const again = { ...spec, prodigi_attributes: { size: 's', finish: 'matte' }, evidence: 'Imported' }
    expect(seen(variant, [again])).toBe(seen())
  })

  it('is written whatever stands there where no mark is given, as of an import', () => {
    const { rows } = planSpecs([correction()], [variant], [{ ...spec, prodigi_sku: 'Y' }], devices)
    expect(rows).toMatchObject([{ id: spec.id, prodigi_sku: 'X', dpi: 200 }])
    expect(() => planSpecs([correction()], [], [], devices)).toThrow('There is no such variant')
    const strange = { ...variant, title: 'Gift card' }
    expect(() => planSpecs([correction()], [strange], [], devices)).toThrow('names no device')
  })
})
