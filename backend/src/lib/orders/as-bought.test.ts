import { expect, it } from 'vitest'
import { asBought } from './as-bought'
import { rawOrder } from './order-fixture'
import { shopOrderSchema, totalsOf } from './shop-order'

const delivery = (name: string, total: number, detail: object) => ({
  name,
  total,
  tax_total: total / 6,
  data: null,
  detail,
})
const own = delivery('Standard', 5.5, { return_id: null, claim_id: null, exchange_id: null })
const read = (shipping_methods: object[], fees: number) =>
  shopOrderSchema.parse(
    asBought(rawOrder({ shipping_methods, shipping_total: 5.5 + fees, tax_total: 4.97 + fees / 6 })),
  )

it.each(['return_id', 'claim_id', 'exchange_id'])('a delivery with a %s was not bought', (key) => {
  const order = read([delivery('Sent back', 4, { [key]: 'x_1' }), own], 4)
  expect(order.shipping_methods.map(({ name }) => name)).toEqual(['Standard'])
  expect(totalsOf(order)).toMatchObject({ shipping: 5.5, tax: 4.97, total: 29.8 })
})

it('of others nothing is left out', () => {
  expect(read([own], 0)).toEqual(shopOrderSchema.parse(rawOrder({ shipping_methods: [own] })))
})
