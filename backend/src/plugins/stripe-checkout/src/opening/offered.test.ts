import { expect, it } from 'vitest'
import { offered } from './offered'

it('the five cheapest deliveries are offered, and of two at one price the slower comes first', () => {
  const deliveries = [
    { price: 12.95, days: 'next business day' },
    { price: 2.1, days: '2-3 business days' },
    { price: 40, days: '' },
    { price: 8.95, days: '' },
    { price: 2.1, days: '5-7 business days' },
    { price: 0, days: 'soon' },
  ]
  expect(offered(deliveries).map(({ price, days }) => [price, days])).toEqual([
    [0, 'soon'],
    [2.1, '5-7 business days'],
    [2.1, '2-3 business days'],
    [8.95, ''],
    [12.95, 'next business day'],
  ])
})
