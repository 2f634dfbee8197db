import { describe, expect, it } from 'vitest'
import { addsVat, type FrozenCart } from './read-cart'

const cart = (original_item_total: number, ...lines: [price: number, quantity: number][]) => ({
  original_item_total,
  items: lines.map(([unit_price, quantity]) => ({ unit_price, quantity })) as FrozenCart['items'],
})

describe('a cart to which Medusa adds VAT', () => {
  it.each([
    ['of one case', cart(35.88, [29.9, 1])],
    ['of a case that costs next to nothing', cart(0.012, [0.01, 1])],
    ['of several', cart(71.76, [29.9, 1], [14.95, 2])],
  ])('%s', (_what, told) => {
    expect(addsVat(told)).toBe(true)
  })

  it.each([
    ['whose prices include it', cart(59.8, [29.9, 1], [14.95, 2])],
    ['whose sum ends in another fraction', cart(29.985000000000003, [9.995, 3])],
    ['of nothing', cart(0)],
  ])('is none %s', (_what, told) => {
    expect(addsVat(told)).toBe(false)
  })
})
