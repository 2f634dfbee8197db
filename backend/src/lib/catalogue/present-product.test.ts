import { describe, expect, it } from 'vitest'
import { filterProducts } from './filter-products'
import { presentProduct } from './present-product'
import type { ProductRow } from './product-row'
import { splitVariantTitle, variantSku } from './variant-title'

const row: ProductRow = {
  id: 'prod_1',
  title: 'Eco Cover',
  handle: 'eco',
  description: 'Soft',
  metadata: {
    short_description_html: '<p>Hi<script>alert(1)</script></p>',
    icons: [{ name: 'Fibre', image: 'fa-leaf' }],
  },
  categories: [{ name: 'Soft touch' }],
  images: [
    { url: '/images/cases/b.webp', rank: 1 },
    { url: '/images/cases/a.webp', rank: 0 },
  ],
  variants: [
    {
      id: 'variant_a',
      sku: 'A',
      title: 'iPhone 15 - Matte',
      calculated_price: { calculated_amount: 12, original_amount: 16 },
    },
    {
      id: 'variant_b',
      sku: 'B',
      title: 'Galaxy S24 - Matte',
      calculated_price: { calculated_amount: 16, original_amount: 16 },
    },
  ],
}
const devices = [
  { name: 'Galaxy S24', brand: 'Samsung', position: 2 },
  { name: 'iPhone 15', brand: 'Apple', position: 1 },
]
const context = {
  number: 5,
  devices: devices.toSorted((a, b) => a.position - b.position),
  available: (sku: string) => sku === 'A',
  rating: null,
  sold: { count: 3, sample: true },
}

describe('presentProduct', () => {
  const product = presentProduct(row, context)

  it('shows the lowest price and strikes out the one before the sale', () => {
    expect(product).toMatchObject({ id: 5, price: 12, originalPrice: 16, image: '/images/cases/a.webp' })
  })
  it('groups finish variants by brand and device in device order', () => {
    expect(product?.supporteddevices.map(({ name, icon }) => [name, icon])).toEqual([
      ['Apple', 'fa-apple'],
      ['Samsung', 'fa-android'],
    ])
    expect(product?.supporteddevices[1]?.models[0]?.models[0]).toEqual({
      name: 'Galaxy S24 - Matte',
      sku: 'B',
      available: false,
    })
  })
  it('drops scripts from HTML', () => {
    expect(product?.shortdescription).toBe('<p>Hi</p>')
  })
  it('shows no product without a price', () => {
    expect(presentProduct({ ...row, variants: [] }, context)).toBeNull()
  })
  it('is found by part of its name, whatever the case', () => {
    const list = product ? [product] : []
    expect(filterProducts(list, { search: 'ECO', sort: 'featured' })).toHaveLength(1)
    expect(filterProducts(list, { filter: 'flexi', sort: 'featured' })).toHaveLength(0)
  })
})

describe('variant names', () => {
  it('makes a SKU that survives brackets and spaces', () => {
    expect(variantSku('tough', 'iPhone SE (2020)', 'Gloss')).toBe('TOUGH-IPHONE-SE-2020-GLOSS')
  })
  it('splits at the last dash', () => {
    expect(splitVariantTitle('iPhone 15 - Pro - Matte')).toEqual({
      device: 'iPhone 15 - Pro',
      finish: 'Matte',
    })
    expect(splitVariantTitle('Default')).toBeNull()
  })
})
