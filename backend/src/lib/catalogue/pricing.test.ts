import { describe, expect, it } from 'vitest'
import { shownPrice } from './pricing'

describe('a price that Medusa calculated', () => {
  it.each([
    [20, 25, { price: 20, originalPrice: 25 }],
    [20, 20, { price: 20, originalPrice: null }],
    [0, null, { price: 0, originalPrice: null }],
    [-3, 20, null],
    [13.335, 20, null],
    [1.1, null, { price: 1.1, originalPrice: null }],
    [8.29, null, { price: 8.29, originalPrice: null }],
    [null, null, null],
  ])('of £%s, before £%s', (calculated_amount, original_amount, shown) => {
    expect(shownPrice({ calculated_amount, original_amount })).toEqual(shown)
  })
})
