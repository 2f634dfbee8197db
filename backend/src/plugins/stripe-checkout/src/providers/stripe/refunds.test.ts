import { describe, expect, it } from 'vitest'
import { refundNeeded } from './refunds'

const made = (amount: number, request: string, status = 'succeeded') => ({
  amount,
  status,
  metadata: { refund_request: request },
})

describe('refundNeeded', () => {
  it('makes the first refund', () => {
    expect(refundNeeded({ received: 1410, pence: 1410, requestKey: 'a', refunds: [] })).toBe(true)
  })

  it('does not repeat the same request', () => {
    expect(refundNeeded({ received: 1410, pence: 500, requestKey: 'a', refunds: [made(500, 'a')] })).toBe(
      false,
    )
  })

  it('takes a full refund under another key as done', () => {
    expect(refundNeeded({ received: 1410, pence: 1410, requestKey: 'b', refunds: [made(1410, 'a')] })).toBe(
      false,
    )
  })

  it('makes a second part while money is left', () => {
    expect(refundNeeded({ received: 1410, pence: 500, requestKey: 'b', refunds: [made(500, 'a')] })).toBe(
      true,
    )
  })

  it('makes it again after a refund that failed', () => {
    const refunds = [made(1410, 'a', 'failed')]
    expect(refundNeeded({ received: 1410, pence: 1410, requestKey: 'a', refunds })).toBe(true)
  })
})
