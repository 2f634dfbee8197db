import { expect, it } from 'vitest'
import { toShippingMethods, type OptionRow } from './shipping-methods'

const price = (amount: number, from?: number) => ({
  amount,
  currency_code: 'gbp',
  price_rules: from === undefined ? [] : [{ attribute: 'item_total', operator: 'gte', value: String(from) }],
})
const option = (name: string, prices: OptionRow['prices']): OptionRow => ({
  name,
  type: { description: `${name} days` },
  prices,
})

it('shows the price without conditions, from when it is free, and the cheapest first', () => {
  expect(
    toShippingMethods([
      option('Express', [price(8.95)]),
      option('Basic', [price(0, 50), price(2.1)]),
      option('Abroad', [{ ...price(9), currency_code: 'eur' }]),
    ]),
  ).toEqual([
    { name: 'Basic', price: 2.1, days: 'Basic days', freeFrom: 50 },
    { name: 'Express', price: 8.95, days: 'Express days', freeFrom: null },
  ])
})
