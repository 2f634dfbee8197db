import { describe, expect, it } from 'vitest'
import { rawOrder } from './order-fixture'
import { owedBack, unconfirmedRefunds } from './owed-back'
import { paymentsOf, shopOrderSchema } from './shop-order'

function given(payment: Record<string, unknown>, confirmed: string[] = []) {
  const order = shopOrderSchema.parse(
    rawOrder({
      transactions: confirmed.map((id) => ({ reference: 'refund', reference_id: id })),
      payment_collections: [{ payments: [{ id: 'pay_1', amount: 29.8, ...payment }] }],
    }),
  )
  const [found] = paymentsOf(order)
  if (!found) throw new Error('no payment')
  return [order, found] as const
}
const captured = { captured_at: '2026-11-20T10:00:00Z', captures: [{ id: 'capt_1', amount: 29.8 }] }
const refunds = [
  { id: 'ref_1', amount: 5.1 },
  { id: 'ref_2', amount: 24.7 },
]

describe('what is owed back', () => {
  it('is all that was taken, less what was confirmed to have gone back', () => {
    expect(owedBack(...given(captured))).toBe(29.8)
    expect(owedBack(...given({ ...captured, refunds }, ['ref_1']))).toBe(24.7)
    expect(owedBack(...given({ ...captured, refunds }, ['ref_1', 'ref_2']))).toBe(0)
  })
  it('is nothing where nothing was taken', () => {
    expect(owedBack(...given({ captures: captured.captures }))).toBe(0)
  })
  it('does not believe a refund that nobody confirmed', () => {
    expect(unconfirmedRefunds(...given({ ...captured, refunds }, ['ref_1']))).toEqual(['ref_2'])
  })
})
