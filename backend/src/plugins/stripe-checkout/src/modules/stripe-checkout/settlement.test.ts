import { describe, expect, it } from 'vitest'
import { settle, type FrozenAmounts, type PaidAmounts } from './settlement'

const frozen: FrozenAmounts = {
  checkoutId: 'chk_1',
  currency: 'gbp',
  subtotal: 2998,
  discount: 750,
  lineHash: 'h',
  shippingChoices: [
    { id: 'so_basic', name: 'Basic', pence: 210 },
    { id: 'so_express', name: 'Express', pence: 895 },
  ],
}
const paid: PaidAmounts = {
  currency: 'gbp',
  subtotal: 2998,
  discount: 750,
  shipping: 895,
  total: 3143,
  intent: 3143,
  intentCurrency: 'gbp',
  held: 3143,
  checkoutIds: { page: 'chk_1', reference: 'chk_1', payment: 'chk_1' },
  lineHash: 'h',
  shippingOptionId: 'so_express',
}

describe('settle', () => {
  it('accepts exactly what was frozen, with the shipping that was chosen', () => {
    expect(settle(frozen, paid)).toEqual({ ok: true, shipping: frozen.shippingChoices[1] })
  })

  it.each<[string, Partial<PaidAmounts>]>([
    ['currency', { currency: 'eur' }],
    ['line hash', { lineHash: 'other' }],
    ['line hash', { lineHash: null }],
    ['subtotal', { subtotal: 2997 }],
    ['discount', { discount: 751 }],
    ['shipping option', { shippingOptionId: 'so_else' }],
    ['shipping option', { shippingOptionId: null }],
    ['shipping', { shipping: 210 }],
    ['total', { total: 3142 }],
    ['currency of the payment', { intentCurrency: 'eur' }],
    ['payment', { intent: 3142 }],
    ['money that is held', { held: 3142 }],
    ['checkout of the page', { checkoutIds: { ...paid.checkoutIds, page: 'chk_2' } }],
    ['reference of the page', { checkoutIds: { ...paid.checkoutIds, reference: null } }],
    ['checkout of the payment', { checkoutIds: { ...paid.checkoutIds, payment: 'chk_2' } }],
  ])('names the %s where it differs', (what, change) => {
    const result = settle(frozen, { ...paid, ...change })
    expect(result.ok).toBe(false)
    expect(result.ok ? '' : result.reason.split(':')[0]).toBe(what)
  })
})
