import { describe, expect, it } from 'vitest'
import { attentionOf, isOdd } from './attention'
import { bundleOf } from './order-fixture'
import { sayStuckRefund, type StuckRefund } from './stuck-refunds'

const refund = (part: Partial<StuckRefund> = {}): StuckRefund => ({
  id: 'ref_1',
  orderId: 'order_1',
  amount: 12.5,
  since: new Date('2026-11-21T18:05:00Z'),
  held: false,
  refused: null,
  ...part,
})
const SAID =
  'The refund of £12.50 that was begun on Sat 21 Nov 2026 at 18:05 (UK time) is not made yet. The shop goes on trying by itself: do not give it back in Stripe as well.'

describe('a refund that is not made', () => {
  it('is said with what Stripe answered last, or with the change that it waits for', () => {
    expect(sayStuckRefund(refund())).toBe(SAID)
    const refused = 'Insufficient funds in your Stripe balance.'
    expect(sayStuckRefund(refund({ refused }))).toBe(`${SAID} The last try failed: ${refused}`)
    expect(sayStuckRefund(refund({ refused, held: true }))).toBe(
      `${SAID} It waits for a change of the order that lies open in Medusa: cancel that, or bring it to its end.`,
    )
  })

  it('is among what somebody should see to, however long it takes, and keeps no order from being decided', () => {
    const bundle = bundleOf({ stuckRefunds: [refund()] })
    for (const now of ['2026-11-22T12:00:00Z', '2027-05-22T12:00:00Z'])
      expect(attentionOf(bundle, new Date(now))).toEqual([SAID])
    expect(isOdd(bundle)).toBe(false)
  })
})
