import { describe, expect, it } from 'vitest'
import { filterCounts, filterKey, filterProducts, searchProducts } from './filters'
import { badgeOf, brandHint } from './product-words'

const products = [
  { name: 'Snap Cover', description: 'Slim shell' },
  { name: 'Eco Cover', description: 'Plant fibre' },
  { name: 'Flexi Cover', description: 'Soft all through' },
]

describe('filters', () => {
  it('search looks in name and description, in any case', () => {
    expect(searchProducts(products, ' SOFT ')).toEqual([products[2]])
    expect(searchProducts(products, 'eco')).toEqual([products[1]])
    expect(searchProducts(products, '')).toEqual(products)
  })
  it('chips go by the name; wireless shows all', () => {
    expect(filterProducts(products, 'flexi')).toEqual([products[2]])
    expect(filterCounts(products)).toEqual({ all: 3, eco: 1, flexi: 1, wireless: 3 })
  })
  it('an unknown chip in the address means all', () => {
    expect(filterKey('nonsense')).toBe('all')
    expect(filterKey('eco')).toBe('eco')
  })
})

describe('words', () => {
  const bare = { category: 'Slim', icons: [], ecocredentials: [], soldCount: null }
  const credential = { name: 'Plant fibre', description: '', icon: 'fa-leaf' }
  it.each([
    ['Eco Cover', { ecocredentials: [credential] }, 'Eco-Friendly'],
    ['Flexi Cover', {}, 'Flexible'],
    ['Clear Cover', {}, 'Premium'],
    ['Tough Cover', { icons: [{ name: 'Military drop test', image: 'fa-shield' }] }, 'Military Grade'],
    ['Folio Case', {}, 'Professional'],
    ['Snap Cover', { soldCount: 12 }, 'Popular'],
  ])('%s is %s', (name, data, badge) => expect(badgeOf({ ...bare, ...data, name })).toBe(badge))

  it.each(['Eco Cover', 'Tough Cover', 'Snap Cover'])('%s makes no claim without data', (name) =>
    expect(badgeOf({ ...bare, name })).toBe('Slim'),
  )

  it('hints two brands and counts the rest', () => {
    const brand = (name: string) => ({ name, icon: 'fa-android' as const, models: [] })
    expect(brandHint(['Apple', 'Samsung', 'Other'].map(brand))).toEqual({
      names: 'Apple, Samsung',
      more: '+1',
    })
    expect(brandHint([brand('Apple')])).toEqual({ names: 'Apple', more: '' })
  })
})
