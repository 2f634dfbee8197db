import { describe, expect, it } from 'vitest'
import { isWithBank, presentDisputes, sayDispute, sentBack, whyNotGivenBack } from './disputes'
import { disputeRow, rawOrder } from './order-fixture'
import { shopOrderSchema } from './shop-order'

const CLOSED = new Date('2026-12-02T10:00:00Z')
const orderWith = (payment: object) =>
  shopOrderSchema.parse(
    rawOrder({
      payment_collections: [
        { payments: [{ id: 'pay_1', amount: 29.8, data: null, captures: [], refunds: [], ...payment }] },
      ],
    }),
  )
const captured = orderWith({ captured_at: CLOSED, captures: [{ id: 'capt_1', amount: 29.8 }] })

describe('what a bank says against a payment', () => {
  it('carries amount, reason and deadline while it is open', () => {
    expect(presentDisputes([disputeRow()])).toEqual([
      {
        kind: 'dispute',
        says: 'The customer’s bank disputes £29.80 of this payment (product not received). Answer it in Stripe by Tue 1 Dec 2026 at 23:59 (UK time).',
        reason: 'product not received',
        amount: 29.8,
        respondBy: '2026-12-01T23:59:00.000Z',
        lost: false,
      },
    ])
  })

  it('stands once it is lost, without a deadline; what was won or withdrawn does not', () => {
    const lost = disputeRow({ status: 'lost', closed_at: CLOSED })
    const won = disputeRow({ id: 'dp_2', status: 'won', closed_at: CLOSED })
    const over = disputeRow({ id: 'issfr_1', kind: 'warning', status: 'closed', closed_at: CLOSED })
    expect(presentDisputes([won, lost, over])).toMatchObject([{ lost: true, respondBy: null, amount: 29.8 }])
  })

  it('a refund that came back is nothing to wait for, and says what is to be done', () => {
    const refund = disputeRow({
      id: 're_1',
      kind: 'refund',
      status: 'failed',
      amount_pence: 150,
      closed_at: CLOSED,
    })
    expect(presentDisputes([refund])).toEqual([])
    expect(sentBack([disputeRow(), refund])).toEqual([refund])
    expect(sayDispute(refund)).toMatch(/^The refund of £1\.50 did not reach the customer/)
    // Of a payment that became no order, since it was of another currency.
    expect(sayDispute(refund, 'eur')).toMatch(/^The refund of €1\.50 did/)
    expect(sayDispute(refund, 'jpy')).toMatch(/^The refund of JP¥150 did/)
  })

  it('a warning names no amount and waits for no answer', () => {
    const warning = disputeRow({ id: 'issfr_1', kind: 'warning', amount_pence: null, respond_by: null })
    expect(presentDisputes([warning])).toMatchObject([{ kind: 'warning', amount: null, respondBy: null }])
  })

  it('names no deadline that nobody knows, and a warning’s fraud once', () => {
    expect(sayDispute(disputeRow({ respond_by: null }))).toMatch(/Answer it in Stripe\.$/)
    const warning = disputeRow({ kind: 'warning', reason: 'fraudulent' })
    expect(sayDispute(warning)).toBe('The bank warns that this payment may be fraud.')
    expect(sayDispute({ ...warning, closed_at: CLOSED })).toBe(
      'The bank’s fraud warning on this payment is closed.',
    )
    expect(sayDispute({ ...warning, reason: 'made with stolen card' })).toMatch(
      /may be fraud \(made with stolen card\)\.$/,
    )
  })
})

describe('money that a bank has taken', () => {
  it.each(['needs_response', 'under_review'])('can’t be given back until it is decided (%s)', (status) => {
    const disputes = [disputeRow({ id: 'dp_2', status: 'won', closed_at: CLOSED }), disputeRow({ status })]
    expect(whyNotGivenBack({ order: captured, disputes })).toBe(
      'The customer’s bank disputes £29.80 of this payment (product not received). Answer it in Stripe by Tue 1 Dec 2026 at 23:59 (UK time). Until that is decided, Stripe refunds nothing of it: to give the money back now, accept the dispute in Stripe.',
    )
  })

  it('is no hindrance where it was only held, asked about or warned of, or where that is over', () => {
    const harmless = [
      disputeRow({ status: 'warning_needs_response' }),
      disputeRow({ status: 'lost', closed_at: CLOSED }),
      disputeRow({ id: 'issfr_1', kind: 'warning', status: 'open' }),
      disputeRow({ id: 're_1', kind: 'refund', status: 'failed' }),
    ]
    expect(whyNotGivenBack({ order: captured, disputes: harmless })).toBeNull()
    expect(whyNotGivenBack({ order: orderWith({}), disputes: [disputeRow()] })).toBeNull()
  })

  it('is with the bank until it is decided for the shop', () => {
    const states = ['needs_response', 'under_review', 'lost', 'won', 'warning_needs_response']
    expect(states.filter((status) => isWithBank(disputeRow({ status })))).toEqual([
      'needs_response',
      'under_review',
      'lost',
    ])
    expect(isWithBank(disputeRow({ kind: 'refund', status: 'lost' }))).toBe(false)
  })
})
