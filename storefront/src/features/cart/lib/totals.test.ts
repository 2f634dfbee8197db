import { expect, test } from 'vitest'
import { freeShipping } from './totals'

test.each([
  [0, 0, 50, false],
  [12, 24, 38, false],
  [49.8, 99, 0.2, false],
  [49.99, 99, 0.01, false],
  [50, 100, 0, true],
  [120, 100, 0, true],
])('£%d of goods', (goods, percent, missing, unlocked) => {
  expect(freeShipping(goods)).toEqual({ percent, missing, unlocked })
})
