import { expect, it } from 'vitest'
import { nestsDeeply } from './nesting'

const nested = (levels: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = wrap(value)
  return value
}

it('a hundred levels are let pass, one more is not, and no number of them overflows the stack', () => {
  for (const wrap of [(inner: unknown) => [inner], (inner: unknown) => ({ inner })]) {
    expect(nestsDeeply(nested(100, wrap))).toBe(false)
    expect(nestsDeeply(nested(101, wrap))).toBe(true)
    expect(nestsDeeply(nested(200_000, wrap))).toBe(true)
  }
  expect(nestsDeeply({ wide: Array.from({ length: 1000 }, () => [1, null, undefined, 'a']) })).toBe(false)
})
