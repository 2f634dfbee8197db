import { describe, expect, it } from 'vitest'
import { addDeviceSchema, changeDeviceSchema, deviceFacts } from './device-input'
import { planVariants, type LineProduct } from './plan-variants'
import { variantSku } from '../catalogue/variant-title'
import { presentAdminDevice } from './present-admin-device'

const box = { x: 0.05, y: 0.05, width: 0.9, height: 0.9, radius: 0.1 }
const template = {
  cornerRadius: 0.15,
  safeArea: box,
  cameraCutout: { x: 0.05, y: 0.03, width: 0.9, height: 0.2, radius: 0.1 },
  lenses: [{ x: 0.2, y: 0.1, radius: 0.08 }],
}
const input = {
  name: 'iPhone 19  Pro',
  template,
  size: { width: 72, height: 150, depth: 8.5 },
  print: { widthPx: 1260, heightPx: 2100, dpi: 300 },
  modelNumbers: ['a4000', 'A4000'],
  lines: [{ productId: 'prod_1', finishes: [{ finish: 'Matte', price: 12.99 }] }],
}
const faultOf = (change: object) =>
  addDeviceSchema.safeParse({ ...input, ...change }).error?.issues[0]?.message ?? null

it('gives no two devices the same SKU', () => {
  expect(variantSku('snap', 'Galaxy S24', 'Gloss')).toBe('SNAP-GALAXY-S24-GLOSS')
  expect(variantSku('snap', 'Galaxy S24+', 'Gloss')).toBe('SNAP-GALAXY-S24-PLUS-GLOSS')
})

describe('addDeviceSchema', () => {
  it('reads a device, its brand by its name', () => {
    expect(addDeviceSchema.parse(input)).toMatchObject({
      name: 'iPhone 19 Pro',
      brand: 'Apple',
      modelNumbers: ['A4000'],
      above: null,
      camera: null,
    })
    expect(addDeviceSchema.parse({ ...input, name: 'Galaxy S30' }).brand).toBe('Samsung')
    expect(addDeviceSchema.parse({ ...input, name: 'Pixel 12', brand: 'Google' }).brand).toBe('Google')
  })
  it.each([
    [{ name: 'Pixel 12' }, 'Choose a brand'],
    [{ brand: 'Google' }, 'is of the brand Apple'],
    [{ name: '<b>iPhone</b>' }, 'A name has'],
    [{ name: 'x' }, 'A name has'],
    [{ name: '電話' }, 'A name has'],
    [{ size: { width: 72, height: 150 } }, 'The depth is'],
    [{ size: { width: 7, height: 150, depth: 8 } }, 'The width is'],
    [{ print: { ...input.print, dpi: 10 } }, 'The resolution is'],
    [{ print: undefined }, 'Give width, height'],
    [{ modelNumbers: ['?'] }, 'A model number has'],
    [{ released: 1999 }, 'The year of release'],
    [{ camera: { family: 'One Lens', label: 'One lens' } }, 'A camera family is'],
    [{ template: undefined }, 'The geometry is missing'],
    [{ template: { ...template, cornerRadius: 0.6 } }, 'The corner radius is'],
    [
      { template: { ...template, cameraCutout: { ...box, x: 0.5 } } },
      'The camera cut-out must lie on the case',
    ],
    [{ template: { ...template, lenses: Array(9).fill(template.lenses[0]) } }, 'at most 8 lenses'],
    [{ template: { ...template, lenses: [{ x: 2, y: 0, radius: 0.1 }] } }, 'A lens: centre from the left'],
    [{ lines: [{ productId: 'p', finishes: [] }] }, 'Choose a finish'],
    [{ lines: [...input.lines, ...input.lines] }, 'Each line is chosen once'],
    [{ lines: [{ productId: 'p', finishes: [{ finish: 'Matte', price: 0 }] }] }, 'A price is'],
    [{ lines: [{ productId: 'p', finishes: [{ finish: 'Matte', price: 1.005 }] }] }, 'A price is'],
    [{ lines: [{ productId: 'p', finishes: [{ finish: 'Matte', price: '12' }] }] }, 'A price is'],
  ])('refuses %j', (change, words) => {
    expect(faultOf(change)).toContain(words)
  })
})

describe('deviceFacts', () => {
  it('puts the version beside the geometry', () => {
    const facts = deviceFacts(changeDeviceSchema.parse({ ...input, version: 'seen' }), 4)
    expect(facts).toMatchObject({
      template: { version: 4, cornerRadius: 0.15 },
      depth_mm: 8.5,
      camera_family: null,
    })
  })
})

const product = (id: string, handle: string, extra: Partial<LineProduct> = {}): LineProduct => ({
  id,
  title: handle,
  handle,
  deviceOption: { id: `opt_${id}`, values: ['iPhone 15'] },
  finishes: ['Matte', 'Gloss'],
  variants: [{ id: 'v', title: 'iPhone 15 - Matte', sku: 'X' }],
  ...extra,
})
const line = (productId: string, ...finishes: string[]) => ({
  productId,
  finishes: finishes.map((finish) => ({ finish, price: 12 })),
})

describe('planVariants', () => {
  const products = [product('p1', 'snap'), product('p2', 'tough')]
  it('adds the device to each line and makes the variants', () => {
    const plan = planVariants('iPhone 19', [line('p1', 'Matte', 'Gloss'), line('p2', 'Gloss')], products)
    expect(plan.values).toEqual([
      { product_id: 'p1', product_option_id: 'opt_p1', value: 'iPhone 19' },
      { product_id: 'p2', product_option_id: 'opt_p2', value: 'iPhone 19' },
    ])
    expect(plan.variants.map(({ sku }) => sku)).toEqual([
      'SNAP-IPHONE-19-MATTE',
      'SNAP-IPHONE-19-GLOSS',
      'TOUGH-IPHONE-19-GLOSS',
    ])
    expect(plan.variants[0]).toMatchObject({
      title: 'iPhone 19 - Matte',
      manage_inventory: false,
      options: { Device: 'iPhone 19', Finish: 'Matte' },
      prices: [{ currency_code: 'gbp', amount: 12 }],
    })
  })
  it('keeps what is there', () => {
    const plan = planVariants('iPhone 15', [line('p1', 'Matte', 'Gloss')], products)
    expect(plan).toMatchObject({ values: [], kept: ['snap: iPhone 15 - Matte'] })
    expect(plan.variants.map(({ title }) => title)).toEqual(['iPhone 15 - Gloss'])
    expect(planVariants('iPhone 15', [line('p1', 'Matte')], products).variants).toEqual([])
  })
  it('refuses a product that is no line, and a finish that the line has not', () => {
    expect(() => planVariants('iPhone 19', [line('p9', 'Matte')], products)).toThrow(
      'One of the chosen products',
    )
    expect(() => planVariants('iPhone 19', [line('p1', 'Premium')], products)).toThrow('snap has no finish')
  })
})

describe('presentAdminDevice', () => {
  it('marks what is known of a device, and not its place', () => {
    const facts = deviceFacts(changeDeviceSchema.parse({ ...input, version: 'seen' }), 1)
    const device = { ...facts, id: 'dev_1', name: 'd', brand: 'Apple', position: 0 }
    const markOf = (part: Partial<typeof device>) => presentAdminDevice({ ...device, ...part }, []).version
    expect(markOf({ position: 7 })).toBe(markOf({}))
    const others = [{ released: 2001 }, { aliases: ['e'] }, { model_numbers: [] }, { depth_mm: 5 }]
    expect(new Set([{}, ...others].map(markOf)).size).toBe(5)
  })
  it('tells print sizes, the commonest first, and lines', () => {
    const row = {
      variantId: 'v',
      productId: 'p1',
      productTitle: 'Snap',
      line: 'snap',
      title: 't',
      sku: 's',
      device: 'd',
      finish: 'Matte',
      prodigiSku: null,
      attributes: {},
      evidence: null,
      reason: null,
      version: 'seen',
    }
    const size = (widthPx: number) => ({ widthPx, heightPx: 2000, dpi: 300 })
    const facts = deviceFacts(changeDeviceSchema.parse({ ...input, version: 'seen' }), 1)
    const shown = presentAdminDevice({ ...facts, id: 'dev_1', name: 'd', brand: 'Apple', position: 0 }, [
      { ...row, size: size(1000) },
      { ...row, finish: 'Gloss', size: size(1100), reason: 'no_prodigi_sku' },
      { ...row, productId: 'p2', productTitle: 'Tough', size: size(1100) },
      { ...row, productId: 'p2', productTitle: 'Tough', finish: null, size: null },
    ])
    expect(shown).toMatchObject({ variants: 4, open: 1, printSizes: [size(1100), size(1000)], camera: null })
    expect(shown.lines).toEqual([
      { productId: 'p1', title: 'Snap', finishes: ['Matte', 'Gloss'] },
      { productId: 'p2', title: 'Tough', finishes: ['Matte'] },
    ])
  })
})
