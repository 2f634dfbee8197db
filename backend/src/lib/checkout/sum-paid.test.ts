import { describe, expect, it } from 'vitest'
import { sumPaid } from './sum-paid'

const row = {
  paid_pence: 3530,
  paid_currency: 'gbp',
  currency_code: 'gbp',
  subtotal_pence: 2770,
  discount_pence: 270,
}

describe('what was paid', () => {
  it.each([
    ['gbp', 35.3],
    ['eur', 35.3],
    ['jpy', 3530],
    ['kwd', 3.53],
    // Hundredths at Stripe, though it has none.
    ['isk', 35.3],
  ])('is 3530 of the smallest units of %s: %d', (currency, amount) => {
    expect(sumPaid({ ...row, paid_currency: currency })).toEqual({ amount, currency })
  })

  it('is of the checkout’s own currency where none was kept', () => {
    expect(sumPaid({ ...row, paid_currency: null })).toEqual({ amount: 35.3, currency: 'gbp' })
  })

  it('is what the goods come to while nobody knows, in the currency that they were sold in', () => {
    const unpaid = { ...row, paid_pence: null, paid_currency: 'eur' }
    expect(sumPaid(unpaid)).toEqual({ amount: 25, currency: 'gbp' })
  })

  it('is nothing where nothing was to be paid', () => {
    expect(sumPaid({ ...row, paid_pence: 0 }).amount).toBe(0)
  })
})
