import { expect, it } from 'vitest'
import { quantityAsked } from './price-cases'

it.each([
  [null, [1, 1, 1]],
  [[], [1, 1, 1]],
  [[10], [1, 1, 10]],
  [
    [2, 10, 25],
    [1, 2, 25],
  ],
  // A price up to four, and one from five.
  [
    [1, 5, 5],
    [1, 1, 5],
  ],
])('with tiers from %j one, four and fifty cases are asked about as %j', (tiers, asked) => {
  expect([1, 4, 50].map((quantity) => quantityAsked(quantity, tiers))).toEqual(asked)
})
