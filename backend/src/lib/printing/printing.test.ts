import { describe, expect, it } from 'vitest'
import { fillFromProduct } from './fill-from-product'
import { countRows, filterRows } from './list-print-rows'
import type { CaseVariant } from './print-row'
import { printRows } from './print-rows'
import { emptySpec, reconcileSpecs } from './reconcile-specs'

const variant = (id: string, sku: string | null, title: string): CaseVariant => ({
  id,
  sku,
  title,
  productId: 'prod_1',
  productTitle: 'Tough Cover',
  line: 'tough',
})
const a = variant('a', 'A', 'iPhone 15 - Matte')
const b = variant('b', 'B', 'iPhone 15 - Gloss')
const strange = variant('c', 'C', 'Gift card')
const nameless = variant('d', null, 'iPhone 15 - Premium')
const devices = new Set(['iPhone 15', 'iPhone 16'])
const specOf = (of: CaseVariant) => emptySpec(of, 'iPhone 15', of.title.slice(12))
const now = new Date('2026-11-21T09:00:00Z')

describe('reconcileSpecs', () => {
  it('gives variants for known devices a spec, and others none', () => {
    const made = reconcileSpecs([], [a, strange, nameless], devices, now)
    expect(made).toMatchObject([
      { variant_id: 'a', variant_sku: 'A', line: 'tough', device_name: 'iPhone 15', finish: 'Matte' },
    ])
    expect(reconcileSpecs(made, [a, strange, nameless], devices, now)).toEqual([])
  })
  const mapped = {
    ...specOf(a),
    prodigi_sku: 'GLOBAL-1',
    prodigi_attributes: { finish: 'matte' },
    width_px: 1000,
    height_px: 2000,
    dpi: 300,
    evidence: 'A sheet',
  }
  it('follows a variant whose SKU changes, or its title by no more than letters and blanks', () => {
    const renamed = { ...a, sku: 'NEW', title: 'iPhone 15 - matte ' }
    expect(reconcileSpecs([mapped], [renamed], devices, now)).toEqual([
      { ...mapped, variant_sku: 'NEW', finish: 'matte ' },
    ])
    expect(reconcileSpecs([mapped], [{ ...a, sku: null }], devices, now)).toEqual([
      { ...mapped, variant_sku: null },
    ])
    expect(reconcileSpecs([mapped], [{ ...a, title: 'Gift card' }], devices, now)).toEqual([])
  })
  it.each([
    ['iPhone 16 - Matte', 'iPhone 16', 'Matte'],
    ['iPhone 15 - Gloss', 'iPhone 15', 'Gloss'],
  ])('forgets how a variant is printed that is renamed to %s', (title, device, finish) => {
    expect(reconcileSpecs([mapped], [{ ...a, title }], devices, now)).toEqual([
      { ...specOf(a), id: mapped.id, device_name: device, finish },
    ])
  })
  it('swaps two SKUs', () => {
    const [one, two] = [specOf(a), specOf(b)]
    const swapped = reconcileSpecs(
      [one, two],
      [
        { ...a, sku: 'B' },
        { ...b, sku: 'A' },
      ],
      devices,
      now,
    )
    expect(swapped.map(({ id, variant_sku }) => [id, variant_sku])).toEqual([
      [one.id, 'B'],
      [two.id, 'A'],
    ])
  })
  it('gives a spec without a variant to the variant that has its SKU', () => {
    const spec = { ...specOf(a), variant_id: null }
    expect(reconcileSpecs([spec], [a], devices, now)).toEqual([{ ...spec, variant_id: 'a' }])
  })
  it('retires the spec of a variant that is gone, and the next with its SKU begins anew', () => {
    const spec = { ...specOf(a), prodigi_sku: 'GLOBAL-1' }
    const written = reconcileSpecs([spec], [{ ...b, sku: 'A' }], devices, now)
    expect(written).toMatchObject([
      { id: spec.id, deleted_at: now.toISOString() },
      { variant_id: 'b', variant_sku: 'A', prodigi_sku: null, deleted_at: null },
    ])
  })
})

describe('printRows', () => {
  const specs = [
    { ...specOf(a), prodigi_sku: 'GLOBAL-1', width_px: 1000, height_px: 2000, dpi: 300 },
    { ...specOf(b), variant_id: null, prodigi_sku: 'GLOBAL-2' },
  ]
  const rows = printRows([a, b, strange, nameless, variant('e', 'E', 'iPhone 16 - Matte')], specs, devices)

  it('says why each cannot be printed', () => {
    expect(rows.map(({ reason }) => reason)).toEqual([
      null,
      'no_print_size',
      'unknown_device',
      'no_sku',
      'no_prodigi_sku',
    ])
    expect(rows[0]?.size).toEqual({ widthPx: 1000, heightPx: 2000, dpi: 300 })
  })
  it.each(['Satin', 'matte', 'Matte '])('says of %j that it is no finish of the shop’s', (finish) => {
    const strangely = variant('a', 'A', `iPhone 15 - ${finish}`)
    expect(printRows([strangely], specs, devices)[0]?.reason).toBe('unknown_finish')
  })
  it('filters by words, line, device and reason', () => {
    const ids = (filter: Parameters<typeof filterRows>[1]) =>
      filterRows(rows, filter)
        .map(({ variantId }) => variantId)
        .join('')
    expect(ids({})).toBe('bcde')
    expect(ids({ reason: 'any' })).toBe('abcde')
    expect(ids({ reason: 'printable' })).toBe('a')
    expect(ids({ reason: 'no_print_size' })).toBe('b')
    expect(ids({ search: ' global-2  TOUGH' })).toBe('b')
    expect(ids({ search: 'global-2 nothing' })).toBe('')
    expect(ids({ device: 'iPhone 15' })).toBe('bd')
    expect(ids({ line: 'snap' })).toBe('')
  })
  it('counts what is open', () => {
    const counts = countRows(rows, ['iPhone 16', 'iPhone 15'])
    expect(counts).toMatchObject({ total: 5, open: 4, lines: [{ name: 'Tough Cover', total: 5, open: 4 }] })
    expect(counts.devices.map(({ key, open }) => [key, open])).toEqual([
      ['iPhone 16', 1],
      ['iPhone 15', 2],
    ])
  })
})

describe('fillFromProduct', () => {
  const area = (width: number) => ({ default: { horizontalResolution: width, verticalResolution: 2000 } })
  const product = {
    sku: 'GLOBAL-1',
    description: null,
    attributes: { finish: ['matte', 'gloss'], brand: ['Apple'] },
    variants: [
      { attributes: { finish: 'matte', brand: 'Apple' }, shipsTo: ['GB'], printAreaSizes: area(1000) },
      { attributes: { finish: 'gloss', brand: 'Apple' }, shipsTo: ['US'], printAreaSizes: area(1100) },
    ],
  }
  it('chooses by the finish of the variant', () => {
    expect(fillFromProduct(product, { attributes: {}, finish: 'Gloss', dpi: null })).toEqual({
      attributes: { finish: 'gloss', brand: 'Apple' },
      undecided: [],
      size: { widthPx: 1100, heightPx: 2000, dpi: 300 },
      shipsToUk: false,
    })
  })
  it('keeps a choice that was made, and the resolution', () => {
    const fill = fillFromProduct(product, { attributes: { finish: 'MATTE' }, finish: 'Gloss', dpi: 240 })
    expect(fill).toMatchObject({ attributes: { finish: 'matte' }, size: { widthPx: 1000, dpi: 240 } })
  })
  it('leaves open what nothing decides', () => {
    expect(
      fillFromProduct(product, { attributes: { finish: 'satin' }, finish: 'Premium', dpi: null }),
    ).toEqual({
      attributes: { brand: 'Apple' },
      undecided: ['finish'],
      size: null,
      shipsToUk: false,
    })
  })
  it('takes the one size that all variants have, and none from a product without', () => {
    const [first] = product.variants
    const equal = { ...product, variants: [first!, { ...first!, attributes: { finish: 'gloss' } }] }
    expect(fillFromProduct(equal, { attributes: {}, finish: null, dpi: null }).size?.widthPx).toBe(1000)
    const bare = { ...product, variants: [{ ...first!, printAreaSizes: {} }] }
    expect(fillFromProduct(bare, { attributes: {}, finish: null, dpi: null }).size).toBeNull()
    expect(
      fillFromProduct({ ...product, variants: [] }, { attributes: {}, finish: null, dpi: null }),
    ).toMatchObject({
      shipsToUk: false,
    })
  })
})
