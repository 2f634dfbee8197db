import { describe, expect, it } from 'vitest'
import { costsOf } from './costs'
import { approvalRow, bundleOf, disputeRow, submissionRow } from './order-fixture'

const waiting = { approval: approvalRow({ status: 'pending_admin_approval' }), submission: null }
const quote = { cost: { amount: 9.45, currency: 'GBP' }, reason: null }
const refunded = (amount: number, data: Record<string, unknown> | null = null) => ({
  payment_collections: [
    {
      payments: [
        {
          id: 'pay_1',
          amount: 29.8,
          data,
          captures: [{ id: 'capt_1', amount: 29.8 }],
          refunds: [{ id: 'ref_1', amount }],
        },
      ],
    },
  ],
  transactions: [{ reference: 'refund', reference_id: 'ref_1' }],
})

describe('cost and margin', () => {
  it('are reckoned from the quote, without VAT where the shop owes it', () => {
    const { cost, margin } = costsOf(bundleOf(waiting), quote, true)
    expect(cost).toEqual({ amount: 9.45, from: 'quote', reason: null })
    // £29.80 paid, of it £4.97 VAT.
    expect(margin).toEqual({ amount: 15.38, percent: 61.9, reason: null })
    expect(costsOf(bundleOf(waiting), quote, false).margin).toEqual({
      amount: 20.35,
      percent: 68.3,
      reason: null,
    })
  })
  it('are those that were charged as soon as they are known', () => {
    expect(costsOf(bundleOf(), quote, false)).toMatchObject({
      cost: { amount: 8.4, from: 'charge' },
      margin: { amount: 21.4 },
    })
    const submission = submissionRow({ cost: null })
    expect(costsOf(bundleOf({ submission }), quote, false).cost.from).toBe('quote')
  })
  it('are reckoned from what was paid, though the order is worth another sum', () => {
    const order = {
      payment_collections: [{ payments: [{ id: 'pay_1', amount: 23.84, captures: [], refunds: [] }] }],
    }
    // £23.84 paid, of it £3.98 VAT as of £29.80 £4.97.
    expect(costsOf(bundleOf({ ...waiting, order }), quote, true).margin.amount).toBe(10.41)
    expect(costsOf(bundleOf({ ...waiting, order }), quote, false).margin.amount).toBe(14.39)
  })
  it('count what was refunded as not earned, nor its VAT as owed', () => {
    const after = (amount: number) => bundleOf({ order: refunded(amount) })
    // £14.90 of £29.80 is left, and of it £2.49 VAT; the print costs £8.40.
    expect(costsOf(after(14.9), quote, true).margin).toEqual({ amount: 4.02, percent: 32.4, reason: null })
    expect(costsOf(after(14.9), quote, false).margin).toMatchObject({ amount: 6.5 })
    for (const vatRegistered of [true, false])
      expect(costsOf(after(29.8), quote, vatRegistered).margin).toEqual({
        amount: -8.4,
        percent: null,
        reason: 'All that was paid for this order was refunded.',
      })
  })
  it('count what a bank gave back as not earned, once, also where a refund was booked with it', () => {
    const lost = (pence: number, order = {}) =>
      costsOf(
        bundleOf({ order, disputes: [disputeRow({ status: 'lost', amount_pence: pence })] }),
        quote,
        false,
      )
    expect(lost(1490).margin).toEqual({ amount: 6.5, percent: 43.6, reason: null })
    const whole = {
      amount: -8.4,
      percent: null,
      reason: 'All that was paid for this order went back to the customer.',
    }
    expect(lost(2980).margin).toEqual(whole)
    expect(lost(1490, refunded(14.9)).margin).toEqual(whole)
    expect(lost(1490, refunded(29.8, { charged_back: 1490 })).margin).toEqual(whole)
    expect(lost(1490, refunded(14.9, { charged_back: 1490 })).margin).toMatchObject({ amount: 6.5 })
    const others = [
      disputeRow({ status: 'won' }),
      disputeRow({ status: 'under_review' }),
      disputeRow({ kind: 'refund', status: 'lost' }),
    ]
    expect(costsOf(bundleOf({ disputes: others }), quote, false).margin.amount).toBe(21.4)
  })
  it('count what stopped prints were charged with, also once the order is over', () => {
    const spent_before = [{ amount: 2.95, currency: 'GBP' }]
    expect(costsOf(bundleOf({ submission: submissionRow({ spent_before }) }), quote, false)).toMatchObject({
      cost: { amount: 11.35, from: 'charge' },
      margin: { amount: 18.45 },
    })
    // Stopped and not yet decided on: a second print would cost its quote besides.
    const stopped = submissionRow({ status: 'cancelled', spent_before })
    expect(costsOf(bundleOf({ submission: stopped }), quote, false).cost).toMatchObject({
      amount: 20.8,
      from: 'quote',
    })
    for (const status of ['rejecting', 'rejected'] as const)
      expect(
        costsOf(bundleOf({ approval: approvalRow({ status }), submission: stopped }), null, true),
      ).toEqual({
        cost: { amount: 11.35, from: 'charge', reason: null },
        margin: {
          amount: -11.35,
          percent: null,
          reason: 'What was paid for this order goes back to the customer.',
        },
      })
  })
  it('say why they are not known', () => {
    const why = (reason: string) => ({
      cost: { amount: null, from: null, reason },
      margin: { amount: null, percent: null, reason },
    })
    const refused = { cost: null, reason: 'Prodigi cannot be reached.' }
    expect(costsOf(bundleOf(waiting), refused, true)).toEqual(why('Prodigi cannot be reached.'))
    expect(costsOf(bundleOf(waiting), null, true)).toEqual(why('Prodigi has not told its cost yet.'))
    const dollars = { cost: { amount: 12, currency: 'USD' }, reason: null }
    expect(costsOf(bundleOf(waiting), dollars, true)).toEqual(
      why('Prodigi charges 12.00 USD for it, not pounds.'),
    )
    const over = { approval: approvalRow({ status: 'cancelled' }) }
    for (const cost of [null, { amount: 0, currency: 'GBP' }])
      expect(costsOf(bundleOf({ ...over, submission: submissionRow({ cost }) }), quote, true)).toEqual(
        why('Nothing is printed for this order.'),
      )
  })
})
