import { describe, expect, it } from 'vitest'
import { bundleOf, rawOrder } from './order-fixture'
import { endOfHold, heldUntil, paymentStatus, refundedBefore, refundOf } from './order-payment'
import { shopOrderSchema } from './shop-order'

const paid = (payment: Record<string, unknown>, confirmed = ['r', 's']) =>
  shopOrderSchema.parse(
    rawOrder({
      payment_collections: [{ payments: [{ id: 'pay_1', amount: 29.8, ...payment }] }],
      transactions: confirmed.map((id) => ({ reference: 'refund', reference_id: id })),
    }),
  )
const taken = { captured_at: '2026-11-20T10:00:00Z', captures: [{ id: 'c', amount: 29.8 }] }

describe('the payment in one word', () => {
  it.each([
    ['authorised', {}],
    ['captured', { captured_at: '2026-11-20T10:00:00Z', captures: [{ id: 'c', amount: 29.8 }] }],
    ['cancelled', { canceled_at: '2026-11-20T10:00:00Z' }],
    [
      'refunded',
      {
        captured_at: '2026-11-20T10:00:00Z',
        captures: [{ id: 'c', amount: 29.8 }],
        refunds: [{ id: 'r', amount: 29.8 }],
      },
    ],
    [
      'partially_refunded',
      {
        captured_at: '2026-11-20T10:00:00Z',
        captures: [{ id: 'c', amount: 29.8 }],
        refunds: [{ id: 'r', amount: 5 }],
      },
    ],
  ])('%s', (word, payment) => {
    expect(paymentStatus(paid(payment))).toBe(word)
  })
  it('says until when money is held that nobody has taken', () => {
    const data = { capture_before: 1_795_000_000 }
    expect(heldUntil(paid({ data }))).toBe('2026-11-18T11:06:40.000Z')
    expect(heldUntil(paid({ data, captured_at: '2026-11-20T10:00:00Z' }))).toBeNull()
    expect(heldUntil(paid({ data: { capture_before: null } }))).toBeNull()
    expect(heldUntil(paid({ data: null }))).toBeNull()
  })
  it('guesses when the hold ends only where Stripe does not say, and nothing was taken', () => {
    const checkout = { ...bundleOf().checkout, supposedEnd: new Date('2026-11-27T09:00:00Z') }
    const end = (payment: Record<string, unknown>) => endOfHold({ order: paid(payment), checkout })
    const data = { capture_before: 1_795_000_000 }
    expect(end({ data })).toEqual({ at: '2026-11-18T11:06:40.000Z', about: false })
    expect(end({ data: { capture_before: null } })).toEqual({ at: '2026-11-27T09:00:00.000Z', about: true })
    expect(end({ captured_at: '2026-11-20T10:00:00Z' })).toBeNull()
    expect(endOfHold({ order: paid({ data: null }), checkout: bundleOf().checkout })).toBeNull()
  })
})

describe('what went back', () => {
  it('is nothing where nothing did, or nobody has confirmed it', () => {
    expect(refundOf(paid(taken))).toBeNull()
    const begun = paid({ ...taken, refunds: [{ id: 'r', amount: 29.8 }] }, [])
    expect(refundOf(begun)).toBeNull()
    expect(paymentStatus(begun)).toBe('captured')
  })
  it('before a moment is what was given back until then', () => {
    const refunds = [
      { id: 'r', amount: 5.1, created_at: '2026-11-21T09:00:00Z' },
      { id: 's', amount: 24.7, created_at: '2026-11-22T09:00:00Z' },
    ]
    const order = paid({ ...taken, refunds })
    expect(refundedBefore(order, new Date('2026-11-22T00:00:00Z'))).toBe(5.1)
    expect(refundedBefore(order, new Date('2026-11-20T00:00:00Z'))).toBe(0)
    expect(refundedBefore(order, null)).toBe(0)
  })
  it('is the sum of its refunds, as of the last', () => {
    const refunds = [
      { id: 's', amount: 0.2, created_at: '2026-11-22T09:00:00Z' },
      { id: 'r', amount: 5.1, created_at: new Date('2026-11-21T09:00:00Z') },
      { id: 'unconfirmed', amount: 7, created_at: '2026-11-23T09:00:00Z' },
    ]
    const order = paid({ ...taken, refunds })
    expect(refundOf(order)).toEqual({ amount: 5.3, at: '2026-11-22T09:00:00.000Z' })
    expect(paymentStatus(order)).toBe('partially_refunded')
  })
  it('has no date where Medusa tells none', () => {
    expect(refundOf(paid({ ...taken, refunds: [{ id: 'r', amount: 5 }] }))).toEqual({ amount: 5, at: null })
  })
})
