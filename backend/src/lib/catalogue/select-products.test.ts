import { describe, expect, it } from 'vitest'
import type { IndexEntry } from './catalogue-index'
import { countChoices, pageOf, selectProducts, type Wanted } from './select-products'

const entry = (number: number, name: string, fields: Partial<IndexEntry> = {}): IndexEntry => ({
  id: `prod_${number}`,
  number,
  handle: `p${number}`,
  name,
  category: 'Slim',
  words: name.toLowerCase(),
  price: 10,
  originalPrice: null,
  highestPrice: 10,
  priceOfVariant: new Map(),
  rating: null,
  createdAt: number,
  devices: new Set(['iphone 15']),
  updatedAt: new Date(0),
  ...fields,
})
const rated = (average: number, count: number) => ({ rating: { average, count, sample: false } })
const entries = [
  entry(3, 'Eco Cover', { category: 'Soft', words: 'eco cover\nplant fibre', price: 16, ...rated(4, 2) }),
  entry(1, 'Snap Cover', { price: 12, ...rated(4, 9) }),
  entry(2, 'Flexi Cover', { category: 'Soft', devices: new Set(['galaxy s24']) }),
]
const wanted: Wanted = { sort: 'featured', page: 1, limit: 24 }
const numbers = (over: Partial<Wanted>) =>
  selectProducts(entries, { ...wanted, ...over }).map(({ number }) => number)

describe('selectProducts', () => {
  it('finds part of the name or description, whatever the case', () => {
    expect(numbers({ search: 'COVER' })).toEqual([3, 1, 2])
    expect(numbers({ search: 'Plant Fib' })).toEqual([3])
    expect(numbers({ search: '<b>' })).toEqual([])
    expect(numbers({ search: '.*' })).toEqual([])
  })
  it('goes by chip, category, device and number', () => {
    expect(numbers({ filter: 'eco' })).toEqual([3])
    expect(numbers({ filter: 'flexi' })).toEqual([2])
    expect(numbers({ filter: 'wireless' })).toEqual([3, 1, 2])
    expect(numbers({ category: 'soft' })).toEqual([3, 2])
    expect(numbers({ device: 'iPhone 15' })).toEqual([3, 1])
    expect(numbers({ device: 'Nokia 3310' })).toEqual([])
    expect(numbers({ ids: '2,3,99' })).toEqual([3, 2])
    expect(numbers({ search: 'cover', category: 'Soft', device: 'Galaxy S24', ids: '2' })).toEqual([2])
  })
  it('sorts, and leaves the merchandiser’s order where nothing else decides', () => {
    expect(numbers({ sort: 'price_asc' })).toEqual([2, 1, 3])
    expect(numbers({ sort: 'price_desc' })).toEqual([3, 1, 2])
    expect(numbers({ sort: 'rating' })).toEqual([1, 3, 2])
    expect(numbers({ sort: 'newest' })).toEqual([3, 2, 1])
    expect(entries.map(({ number }) => number)).toEqual([3, 1, 2])
  })
  it('cuts pages, the one after the last empty', () => {
    expect(pageOf([1, 2, 3], { page: 2, limit: 2 })).toEqual([3])
    expect(pageOf([1, 2, 3], { page: 100_000, limit: 100 })).toEqual([])
  })
})

describe('countChoices', () => {
  it('counts what each other choice would show', () => {
    const { counts, categories } = countChoices(entries, { ...wanted, filter: 'eco', category: 'Soft' })
    expect(counts).toEqual({ all: 2, eco: 1, flexi: 1, wireless: 2 })
    expect(categories).toEqual([{ name: 'Soft', count: 1 }])
    expect(countChoices(entries, { ...wanted, device: 'iPhone 15' })).toEqual({
      counts: { all: 2, eco: 1, flexi: 0, wireless: 2 },
      categories: [
        { name: 'Slim', count: 1 },
        { name: 'Soft', count: 1 },
      ],
    })
  })
})
