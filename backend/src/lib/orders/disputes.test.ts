import type { DisputeRow } from '@caseloom/stripe-checkout'
import { describe, expect, it } from 'vitest'
import { presentDisputes, sayDispute, sentBack } from './disputes'

const row = (part: Partial<DisputeRow> = {}): DisputeRow => ({
  id: 'dp_1',
  checkout_id: 'chk_1',
  kind: 'dispute',
  reason: 'product not received',
  status: 'needs_response',
  amount_pence: 2980,
  respond_by: new Date('2026-12-01T23:59:00Z'),
  opened_at: new Date('2026-11-22T09:00:00Z'),
  closed_at: null,
  ...part,
})
const CLOSED = new Date('2026-12-02T10:00:00Z')

describe('what a bank says against a payment', () => {
  it('carries amount, reason and deadline while it is open', () => {
    expect(presentDisputes([row()])).toEqual([
      {
        kind: 'dispute',
        says: 'The customer’s bank disputes £29.80 of this payment (product not received). Answer it in Stripe.',
        reason: 'product not received',
        amount: 29.8,
        respondBy: '2026-12-01T23:59:00.000Z',
        lost: false,
      },
    ])
  })

  it('stands once it is lost, without a deadline; what was won or withdrawn does not', () => {
    const lost = row({ status: 'lost', closed_at: CLOSED })
    const won = row({ id: 'dp_2', status: 'won', closed_at: CLOSED })
    const over = row({ id: 'issfr_1', kind: 'warning', status: 'closed', closed_at: CLOSED })
    expect(presentDisputes([won, lost, over])).toMatchObject([{ lost: true, respondBy: null, amount: 29.8 }])
  })

  it('a refund that came back is nothing to wait for, and says what is to be done', () => {
    const refund = row({ id: 're_1', kind: 'refund', status: 'failed', amount_pence: 150, closed_at: CLOSED })
    expect(presentDisputes([refund])).toEqual([])
    expect(sentBack([row(), refund])).toEqual([refund])
    expect(sayDispute(refund)).toMatch(/^The refund of £1\.50 did not reach the customer/)
  })

  it('a warning names no amount and waits for no answer', () => {
    const warning = row({ id: 'issfr_1', kind: 'warning', amount_pence: null, respond_by: null })
    expect(presentDisputes([warning])).toMatchObject([{ kind: 'warning', amount: null, respondBy: null }])
  })
})
