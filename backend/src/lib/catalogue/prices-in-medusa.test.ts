import { describe, expect, it } from 'vitest'
import { holdsBelowZero } from './prices-in-medusa'

const prices = (...amounts: number[]) => ({
  prices: amounts.map((amount) => ({ currency_code: 'gbp', amount })),
})

describe('a price below zero', () => {
  it.each([
    ['a variant', prices(20, -0.01)],
    ['a product with variants', { title: 'Case', variants: [prices(20), prices(-3)] }],
    ['a batch of products', { update: [{ id: 'prod_1', variants: [prices(-3)] }] }],
    ['a batch of a price list', { create: [], update: [{ id: 'price_1', amount: -3 }] }],
  ])('is found in %s', (_what, body) => {
    expect(holdsBelowZero(body)).toBe(true)
  })

  it.each([
    ['prices', { variants: [prices(20, 0)] }],
    ['metadata', { ...prices(20), metadata: { amount: -3 } }],
    ['another number', { weight: -3, ...prices(20) }],
    ['nothing', undefined],
  ])('is not in %s', (_what, body) => {
    expect(holdsBelowZero(body)).toBe(false)
  })
})
