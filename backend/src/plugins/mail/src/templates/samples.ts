import type { MailOrder, MailTemplates } from './types'

const order: MailOrder = {
  orderId: 'order_01K9Z3Q8B2W4V6X8Y0A1C3E5G7',
  orderNumber: 1042,
  lines: [
    {
      name: 'Snap Case',
      design: 'Fox at dusk',
      picture: '/api/files/mockup/0123456789abcdef0123456789abcdef.jpg',
      device: 'iPhone 15 Pro',
      finish: 'Gloss',
      quantity: 2,
      unitPrice: 15.99,
      aiGenerated: true,
    },
    {
      name: 'Tough Case',
      design: 'Our dog Juno',
      picture: '/api/files/mockup/fedcba9876543210fedcba9876543210.jpg',
      device: 'Samsung Galaxy S24 Ultra',
      finish: 'Matte',
      quantity: 1,
      unitPrice: 20,
      aiGenerated: false,
    },
  ],
  totals: {
    subtotal: 51.98,
    discount: 5.2,
    discountLabel: 'Promo code SAVE10',
    shipping: 0,
    tax: 7.8,
    total: 46.78,
  },
  shippingMethod: 'Standard',
  address: {
    name: 'Ada Whitfield',
    street: '12 Loom Street',
    city: 'Leeds',
    postcode: 'ls1 4ap',
    country: 'gb',
  },
}
const unclear = {
  reason: 'Total: expected £46.78, paid £41.58.',
  amount: 41.58,
  since: '2026-11-21T16:30:00Z',
}
const waiting = {
  orderId: 'order_01K9Z3Q8B2W4V6X8Y0A1C3E5G7',
  orderNumber: 1042,
  total: 46.78,
  cases: ['2 × Snap Case for iPhone 15 Pro, Gloss', 'Tough Case for Samsung Galaxy S24 Ultra, Matte'],
  since: '2026-11-20T16:30:00Z',
}
const parcel = {
  carrier: 'Royal Mail',
  trackingNumber: 'AB123456789GB',
  trackingUrl: 'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB',
}
const TOKEN = 'Zk3vJ0m1yT8cQp5wXn2sLr7eHb4uGd6aFi9oKj0tVxM'
const when = '2026-11-21T18:05:00Z'
const name = 'Ada'

const MINUTE_MS = 60_000

/** Data as the shop gives it for mails that are asked for then, one for each template, for previews and tests. */
export const sampleMails = (home: string, askedAt: Date): MailTemplates => {
  const after = (minutes: number) => new Date(askedAt.getTime() + minutes * MINUTE_MS).toISOString()
  const resetUrl = `${home}/reset-password?token=${TOKEN}&email=ada%40example.com`
  const verifyUrl = `${home}/verify-email?token=${TOKEN}&email=ada%40example.com`
  return {
    welcome: { name, verifyUrl },
    'verify-email': { name, verifyUrl },
    'reset-password': { name, resetUrl },
    'password-changed': { name, when, how: 'reset' },
    'second-factor-changed': { name, when, change: 'on' },
    'new-sign-in': { name, when, device: 'Firefox on Windows', address: '203.0.113.24' },
    'account-exists': { name, resetUrl },
    'sign-in-linked': { name, provider: 'Google', passwordGone: false },
    'account-deleted': { name },
    'tier-reached': {
      name,
      tier: 'Explorer',
      benefits: ['5% off every order, applied automatically', 'The bronze Explorer badge on your dashboard'],
    },
    'design-reviewed': {
      name,
      designId: 'design_01K9Z3Q8B2W4V6X8Y0A1C3E5G7',
      title: 'Fox at dusk',
      decision: 'published',
      reason: null,
    },
    'administrators-changed': { name, who: 'Ada Whitfield (ada@example.com)', change: 'added' },
    'user-invite': {
      email: 'mel@example.com',
      inviteUrl: `${home}/app/invite?token=${TOKEN}`,
      expiresAt: after(24 * 60),
    },
    'user-reset-password': {
      name,
      resetUrl: `${home}/app/reset-password?token=${TOKEN}`,
      expiresAt: after(15),
    },
    'user-password-changed': { name, when },
    'user-second-factor-changed': { name, when, change: 'on' },
    'contact-message': {
      reference: 'K7QW2M',
      from: { name: 'Ada Whitfield', email: 'ada@example.com' },
      category: 'Orders & Shipping',
      subject: 'Where is my case?',
      lines: ['It was sent on Monday.', '', 'Is there a way to see where it is?'],
    },
    'contact-received': { name, reference: 'K7QW2M' },
    'order-confirmation': { name, order },
    'order-approved': { name, order },
    'order-rejected': {
      name,
      order,
      reason: ['The picture shows a brand’s logo, which we may not print.'],
      money: 'released',
    },
    'order-cancelled': { name, order, money: 'released' },
    'order-adjust': {
      name,
      orderId: order.orderId ?? '',
      orderNumber: order.orderNumber,
      remark: ['The words run into the camera.', 'Could you move them down a little?'],
      deadline: after(3 * 24 * 60),
      reminder: false,
      money: 'released',
      total: order.totals.total,
      lines: order.lines.map((line) => ({ ...line, adjustUrl: `${home}/customize?adjust=${TOKEN}` })),
    },
    'order-adjusted': {
      name,
      orderId: order.orderId ?? '',
      orderNumber: order.orderNumber,
      lines: order.lines,
      waiting: 0,
    },
    'order-adjust-missed': { name, order, money: 'released' },
    'order-lapsed': { name, order, kept: true },
    'order-refunded': { name, order, amount: 15.99 },
    'payment-in-review': { name, amount: 46.78, sessionId: 'cs_test_a1b2' },
    'payment-returned': { name, amount: 46.78, money: 'released' },
    'admin-new-order': { name, order: waiting },
    'admin-order-changed': { name, order: waiting },
    'admin-print-failed': { name, order: waiting, reason: 'Prodigi answered 500 without saying why' },
    'admin-print-held-up': {
      name,
      order: waiting,
      issues: [
        {
          says: 'An item is out of stock.',
          advice: 'Cancel the print and reject the order, so that the customer has the money back.',
        },
      ],
    },
    'admin-payment-parked': { name, ...unclear },
    'admin-parked-lapsing': { name, ...unclear, lapsesAt: '2026-11-28T16:30:00Z', hours: 24 },
    'admin-payment-disputed': {
      name,
      order: waiting,
      reason:
        'The customer’s bank disputes £46.78 of this payment (fraudulent). Answer it in Stripe by Tue 1 Dec 2026 at 23:59 (UK time).',
    },
    'admin-order-kept': {
      name,
      order: waiting,
      reason:
        'No change came in time, but the order is not cancelled: Stripe has taken its money, of which the shop knows nothing.',
    },
    'admin-refund-failed': {
      name,
      order: waiting,
      reason:
        'The refund of £46.78 did not reach the customer: their bank sent it back (lost or stolen card). Stripe holds it for the shop; pay it to them in another way.',
    },
    'admin-refund-stuck': {
      name,
      order: waiting,
      reason:
        'The refund of £46.78 that was begun on Tue 24 Nov 2026 at 15:20 (UK time) is not made yet. The shop goes on trying by itself: do not give it back in Stripe as well. The last try failed: Insufficient funds in your Stripe balance to refund this amount.',
    },
    'admin-order-stuck': {
      name,
      order: waiting,
      decision: 'rejecting',
      reason:
        'Its payment is not given back yet; the shop goes on trying by itself. The last try failed: Insufficient funds in your Stripe balance to refund this amount.',
    },
    'admin-bank-word': {
      name,
      kind: 'doubt',
      reason: 'The bank warns that this payment may be fraud (made with stolen card).',
      amount: 41.58,
      since: '2026-11-21T16:30:00Z',
      payment: 'pi_3SVq2jLkdIwHu7ix1e1x5Jc0',
      parked: true,
    },
    'admin-orders-waiting': {
      name,
      orders: [
        waiting,
        { ...waiting, orderNumber: 1044, total: 21.49, cases: ['Snap Case for Pixel 8, Matte'] },
      ],
      more: 0,
    },
    'admin-designs-waiting': { name, waiting: 3, reported: 1 },
    'admin-payment-lapsing': { name, order: waiting, lapsesAt: '2026-11-23T16:30:00Z', hours: 24 },
    'order-shipped': { name, order, ...parcel },
    'order-tracking': { name, order, ...parcel },
    'order-delivered': { name, order, estimated: false },
  }
}
