import type { ParkedCheckout } from '@caseloom/contract'

/** A payment without an order that waits for somebody: an order can be made of it, or the money be given back. */
export const makeParked = (): ParkedCheckout => ({
  id: 'park_1',
  sessionId: 'cs_test_1',
  state: 'open',
  reason: 'The price has changed.',
  trouble: null,
  parkedAt: '2026-11-20T09:00:00.000Z',
  paidAt: null,
  heldUntil: null,
  customer: { id: 'cus_1', name: 'Ada Byron', email: 'ada@example.com' },
  shippingAddress: {
    name: 'Ada Byron',
    street: '1 High Street',
    city: 'Leeds',
    postcode: 'LS1 1AA',
    country: 'GB',
    phone: '',
  },
  lines: [],
  goods: 12,
  paid: 12,
  currency: 'GBP',
  paymentUrl: null,
  orderId: null,
  actions: ['make', 'release'],
  decision: null,
})
