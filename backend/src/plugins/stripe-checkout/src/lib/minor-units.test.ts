import { describe, expect, it } from 'vitest'
import { fromMinor } from './minor-units'

describe('fromMinor', () => {
  it.each([
    ['gbp', 3530, 35.3],
    ['EUR', 3530, 35.3],
    ['jpy', 3530, 3530],
    ['JPY', 3530, 3530],
    ['kwd', 3530, 3.53],
    // Without fractions, and still sent as hundredths.
    ['isk', 3500, 35],
    ['ugx', 3500, 35],
    // Without fractions in payouts alone.
    ['huf', 3530, 35.3],
    ['twd', 3530, 35.3],
  ])('%s: %i is %d', (currency, minor, amount) => {
    expect(fromMinor(minor, currency)).toBe(amount)
  })
})
