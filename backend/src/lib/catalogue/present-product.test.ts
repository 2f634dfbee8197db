import { describe, expect, it } from 'vitest'
import type { IndexEntry } from './catalogue-index'
import { presentCard } from './present-card'
import { presentProduct } from './present-product'
import type { ShownRow } from './read-shown-rows'
import { splitVariantTitle, variantSku } from './variant-title'

const row: ShownRow = {
  id: 'prod_1',
  description: 'Soft',
  thumbnail: null,
  metadata: {
    short_description_html: '<p>Hi<script>alert(1)</script></p>',
    icons: [{ name: 'Fibre', image: 'fa-leaf' }],
  },
  images: ['/images/cases/a.webp', 'https://files.example/b.png'],
  variants: [
    { id: 'variant_a', sku: 'A', title: 'iPhone 15 - Matte', sellable: true },
    { id: 'variant_b', sku: 'B', title: 'Galaxy S24 - Matte', sellable: false },
    { id: 'variant_c', sku: 'C', title: 'Sample', sellable: true },
  ],
}
const entry: IndexEntry = {
  id: 'prod_1',
  number: 5,
  handle: 'eco',
  name: 'Eco Cover',
  category: 'Soft touch',
  words: 'eco cover\nsoft',
  price: 12,
  originalPrice: 16,
  highestPrice: 14,
  priceOfVariant: new Map([
    ['variant_a', { price: 14, originalPrice: 18 }],
    ['variant_c', { price: 12, originalPrice: 16 }],
  ]),
  rating: { average: 4.5, count: 2, sample: false },
  createdAt: 0,
  devices: new Set(['iphone 15']),
  updatedAt: new Date('2026-11-20T10:00:00Z'),
}
const devices = [
  { name: 'iPhone 15', brand: 'Apple', position: 1 },
  { name: 'Galaxy S24', brand: 'Samsung', position: 2 },
]
const context = { entry, devices, sold: { count: 3, sample: true } }

describe('presentProduct', () => {
  const product = presentProduct(row, context)

  it('shows number, prices, rating and what was sold', () => {
    expect(product).toMatchObject({
      id: 5,
      name: 'Eco Cover',
      category: 'Soft touch',
      price: 12,
      originalPrice: 16,
      highestPrice: 14,
      rating: { average: 4.5, count: 2, sample: false },
      soldCount: 3,
      soldSample: true,
      inStock: true,
      updatedAt: '2026-11-20T10:00:00.000Z',
    })
  })
  it('groups finish variants by brand and device in device order', () => {
    expect(product.supporteddevices.map(({ name, icon }) => [name, icon])).toEqual([
      ['Apple', 'fa-apple'],
      ['Samsung', 'fa-android'],
    ])
    expect(product.supporteddevices[1]?.models[0]?.models[0]).toEqual({
      name: 'Galaxy S24 - Matte',
      sku: 'B',
      available: false,
      price: null,
      originalPrice: null,
    })
  })
  it('shows each finish at its own price', () => {
    expect(product.supporteddevices[0]?.models[0]?.models[0]).toMatchObject({ price: 14, originalPrice: 18 })
  })
  it('drops scripts from HTML', () => {
    expect(product.shortdescription).toBe('<p>Hi</p>')
  })
  it('takes the first picture where no thumbnail was chosen, and tells no storage address', () => {
    expect(product.image).toBe('/images/cases/a.webp')
    expect(product.gallery[1]).toMatch(/^\/api\/images\/[\da-f]{32}$/)
    expect(presentProduct({ ...row, images: [] }, context)).toMatchObject({ image: '', gallery: [] })
  })
  it('is out of stock when nothing that fits a known device can be bought', () => {
    const variants = row.variants.filter(({ sku }) => sku !== 'A')
    expect(presentProduct({ ...row, variants }, context).inStock).toBe(false)
    expect(presentProduct({ ...row, variants: [] }, context)).toMatchObject({
      inStock: false,
      supporteddevices: [],
    })
  })
  it('is badged by the merchandiser before its name', () => {
    expect(product.badge).toBe('Soft touch')
    expect(presentProduct({ ...row, metadata: { badge: 'New' } }, context).badge).toBe('New')
  })
  it('has a card with another picture and the number of models of each brand that can be bought for', () => {
    const card = presentCard(product)
    expect(card.hoverImage).toBe(product.gallery[1])
    expect(card.brands).toEqual([{ name: 'Apple', icon: 'fa-apple', models: 1 }])
    expect(card).not.toHaveProperty('longdescription')
    const gone = row.variants.map((variant) => ({ ...variant, sellable: false }))
    expect(presentCard(presentProduct({ ...row, variants: gone }, context)).brands).toEqual([
      { name: 'Apple', icon: 'fa-apple', models: 1 },
      { name: 'Samsung', icon: 'fa-android', models: 1 },
    ])
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
