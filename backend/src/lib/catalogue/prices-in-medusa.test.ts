import { describe, expect, it } from 'vitest'
import { faultInPrices } from './prices-in-medusa'

const prices = (...amounts: number[]) => ({
  prices: amounts.map((amount) => ({ currency_code: 'gbp', amount })),
})
const BELOW_ZERO = 'A price can’t be below zero'
const PART_OF_A_PENNY = 'A price in pounds is a number of whole pence, such as 13.34'

describe('a fault of a price', () => {
  it.each([
    ['a variant', prices(20, -0.01), BELOW_ZERO],
    ['a product with variants', { title: 'Case', variants: [prices(20), prices(-3)] }, BELOW_ZERO],
    ['a batch of products', { update: [{ id: 'prod_1', variants: [prices(-3)] }] }, BELOW_ZERO],
    ['a batch of a price list', { create: [], update: [{ id: 'price_1', amount: -3 }] }, BELOW_ZERO],
    ['a variant', prices(20, 13.335), PART_OF_A_PENNY],
    ['a price that names no currency', { update: [{ id: 'price_1', amount: 0.001 }] }, PART_OF_A_PENNY],
    ['a price in capitals', { prices: [{ currency_code: 'GBP', amount: 1.005 }] }, PART_OF_A_PENNY],
    ['delivery to a region', { prices: [{ region_id: 'reg_1', amount: 3.999 }] }, PART_OF_A_PENNY],
    ['a price in dinars', { prices: [{ currency_code: 'kwd', amount: -1.005 }] }, BELOW_ZERO],
  ])('is found in %s', (_what, body, sentence) => {
    expect(faultInPrices(body)).toBe(sentence)
  })

  it.each([
    ['prices', { variants: [prices(20, 0, 1.1, 8.29, 1234567.89)] }],
    ['a price in dinars', { prices: [{ currency_code: 'kwd', amount: 1.005 }] }],
    ['a price whose rules alone change', { prices: [{ id: 'price_1', amount: undefined }] }],
    ['metadata', { ...prices(20), metadata: { amount: -3 } }],
    ['another number', { weight: -3, ...prices(20) }],
    ['nothing', undefined],
  ])('is not in %s', (_what, body) => {
    expect(faultInPrices(body)).toBeNull()
  })
})
