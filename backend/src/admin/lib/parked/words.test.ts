import { expect, it } from 'vitest'
import { paidWords } from './words'

it('a sum is said in the currency that it was paid in, and what it is of', () => {
  expect(paidWords({ paid: 9.1, currency: 'eur' })).toBe('€9.10 paid with delivery')
  expect(paidWords({ paid: 9.1, currency: 'gbp' })).toBe('£9.10 paid with delivery')
  expect(paidWords({ paid: null, currency: 'gbp' })).toBe('paid')
})
