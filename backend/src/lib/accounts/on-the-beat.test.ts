import { expect, it } from 'vitest'
import { toTheBeat } from './on-the-beat'

it.each([
  [0, 250],
  [40, 210],
  [249, 1],
  [250, 250],
  [260, 240],
  [1040, 210],
])('what took %i ms is answered %i ms later', (took, later) => {
  expect(toTheBeat(took)).toBe(later)
})
