import { expect, it } from 'vitest'
import { bundleOf } from './order-fixture'
import { TRIAL, unknownAtStripe, whyNotPrinted } from './not-printed'

const captures = [{ id: 'cap_1', amount: 29.8 }]
const paid = (refunded: number) => ({
  payment_collections: [
    {
      payments: [
        {
          id: 'pay_1',
          amount: 29.8,
          captured_at: '2026-11-20T10:00:00.000Z',
          captures,
          refunds: refunded > 0 ? [{ id: 'ref_1', amount: refunded }] : [],
        },
      ],
    },
  ],
  transactions: [{ reference: 'refund', reference_id: 'ref_1' }],
})
const REFUNDED = expect.stringContaining('was refunded: reject it') as string
const CANCELLED = expect.stringContaining('was cancelled in Medusa') as string

it.each([
  ['held', {}, null],
  ['for nothing', { payment_collections: [] }, null],
  ['paid', paid(0), null],
  ['refunded in part', paid(5), null],
  ['refunded', paid(29.8), REFUNDED],
  ['refunded as far as nobody has confirmed', { ...paid(29.8), transactions: [] }, null],
  ['cancelled in Medusa', { status: 'canceled' }, CANCELLED],
  ['refunded and cancelled', { ...paid(29.8), status: 'canceled' }, CANCELLED],
])('an order that is %s', (_is, order, why) => {
  expect(whyNotPrinted(bundleOf({ order }))).toEqual(why)
})

it('nor is an order of a trial, once the shop is live', () => {
  const { order, checkout } = bundleOf()
  expect(whyNotPrinted({ order, checkout: { ...checkout, isBeforeLive: true } })).toBe(TRIAL)
})

it('a payment that Stripe does not know was a trial’s, or a wrong key asks for it', () => {
  expect(unknownAtStripe({ sessionId: 'cs_test_1' })).toBe(TRIAL)
  expect(unknownAtStripe({ sessionId: 'cs_live_1' })).toContain('STRIPE_API_KEY')
})
