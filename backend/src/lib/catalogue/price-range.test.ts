import { describe, expect, it } from 'vitest'
import { priceRange } from './price-range'

const priced = (price: number, sellable = true, originalPrice: number | null = null) => ({
  price: { price, originalPrice },
  sellable,
})

describe('what a product costs', () => {
  it.each([
    ['one price', [priced(19)], { price: 19, originalPrice: null, highestPrice: 19 }],
    [
      'finishes at prices of their own',
      [priced(21.5), priced(19, true, 25), priced(20)],
      { price: 19, originalPrice: 25, highestPrice: 21.5 },
    ],
    [
      'the cheapest and the dearest not to be had',
      [priced(9, false), priced(20), priced(19), priced(99, false)],
      { price: 19, originalPrice: null, highestPrice: 20 },
    ],
    [
      'nothing to be had',
      [priced(21.5, false), priced(19, false)],
      { price: 19, originalPrice: null, highestPrice: 21.5 },
    ],
    [
      'one price with and without a saving',
      [priced(19, true, 25), priced(19)],
      { price: 19, originalPrice: null, highestPrice: 19 },
    ],
  ])('with %s', (_which, prices, range) => expect(priceRange(prices)).toEqual(range))

  it('is unknown without any price', () => expect(priceRange([])).toBeNull())
})
