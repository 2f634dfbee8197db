import { describe, expect, it } from 'vitest'
import { isPayable } from './is-payable'

describe('isPayable', () => {
  it.each([
    [1200, [0, 550], true],
    [0, [210, 550], true],
    [30, [0], true],
    [29, [0], false],
    [0, [0], false],
    // Nothing where the shopper chooses the free delivery.
    [0, [0, 550], false],
  ])('%i pence of goods with delivery at %j: %s', (goods, pence, payable) => {
    const choices = pence.map((amount) => ({ pence: amount }))
    expect(isPayable(goods, choices)).toBe(payable)
  })
})
