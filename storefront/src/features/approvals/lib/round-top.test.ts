import { expect, test } from 'vitest'
import { roundTop } from './round-top'

test.each([
  [0, 20],
  [20, 20],
  [38.2, 40],
  [507.6, 600],
  [1000, 1000],
  [1000.01, 2000],
  [8100, 10_000],
])('an axis up to %s ends at %s', (most, top) => {
  expect(roundTop(most)).toBe(top)
})
