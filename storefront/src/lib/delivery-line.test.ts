import { describe, expect, it } from 'vitest'
import { makeShop } from '~/testing/make-shop'
import { deliveryLine } from './delivery-line'

const shop = makeShop([
  { name: 'Standard', price: 5.5, days: '3-5', freeFrom: 50 },
  { name: 'Basic', price: 2.1, days: '5-7', freeFrom: 50 },
])

describe('deliveryLine', () => {
  it('names the cheapest method and the threshold', () => {
    expect(deliveryLine(shop)).toBe('UK delivery from £2.10, free over £50')
  })
  it('promises nothing free where no method is', () => {
    const methods = shop.shippingMethods.map((method) => ({ ...method, freeFrom: null }))
    expect(deliveryLine({ ...shop, shippingMethods: methods })).toBe('UK delivery from £2.10')
  })
  it('says nothing without the shop’s answer', () => {
    expect(deliveryLine(undefined)).toBe('')
  })
})
