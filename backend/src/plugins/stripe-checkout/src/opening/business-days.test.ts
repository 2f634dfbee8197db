import { describe, expect, it } from 'vitest'
import { businessDays } from './business-days'

describe('businessDays', () => {
  it.each([
    ['5-7 business days', [5, 7]],
    ['3–5 business days', [3, 5]],
    ['next business day', [1, 1]],
    ['soon', null],
    ['', null],
  ])('reads %j', (text, expected) => {
    expect(businessDays(text)).toEqual(expected)
  })
})
