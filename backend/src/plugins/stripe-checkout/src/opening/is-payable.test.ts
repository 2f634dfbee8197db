import { describe, expect, it } from 'vitest'
import { freeDelivery, isPayable } from './is-payable'

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

describe('freeDelivery', () => {
  const choices = [0, 0, 550].map((pence, index) => ({ id: `so_${index}`, pence }))
  it.each([
    ['nothing for the goods, and one that costs nothing', 0, choices, 'so_0'],
    ['a penny for the goods', 1, choices, undefined],
    ['only deliveries that cost something', 0, choices.slice(2), undefined],
  ])('%s', (_name, goods, offered, found) => {
    expect(freeDelivery(goods, offered)?.id).toBe(found)
  })
})
