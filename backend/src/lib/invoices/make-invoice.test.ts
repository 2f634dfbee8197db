import { describe, expect, it } from 'vitest'
import { CUSTOMER, DEADLINE, SHOP } from '../orders/cancellation'
import { invoiceOf } from './invoice-fixture'
import { standingOf } from './pdf/words'

const must = (...wish: Parameters<typeof invoiceOf>) => {
  const invoice = invoiceOf(...wish)
  if (!invoice) throw new Error('no invoice was made')
  return invoice
}

describe('an invoice', () => {
  it('says what was bought, in pence that add up', () => {
    const invoice = must({ captured: true })
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: 'INV-000007',
      orderNumber: 7,
      taxPoint: new Date('2026-11-20T10:00:10.000Z'),
      billTo: ['Ada Byron', '12 St James Square', 'London', 'SW1Y 4JH', 'United Kingdom'],
      deliverTo: null,
      discount: { label: 'Promo code SAVE10', pence: 270 },
      delivery: { label: 'Delivery (Standard)', pence: 550 },
      totalPence: 2980,
      vat: [{ ratePercent: 20, netPence: 2483, vatPence: 497, grossPence: 2980 }],
      payment: { state: 'paid', refunds: [] },
    })
    expect(invoice.lines).toEqual([
      {
        name: 'Snap Case',
        details: ['iPhone 15, Gloss', 'Design: Fox at dusk', 'AI-generated design'],
        quantity: 1,
        unitPence: 1200,
        totalPence: 1200,
        ratePercent: 20,
      },
      expect.objectContaining({ name: 'Tough Case', details: ['Galaxy S24, Matte'] }),
    ])
  })

  it('calls a discount what the shop calls it', () => {
    const label = (discount: object) => must({ discount }).discount?.label
    expect(label({ code: 'MEMBER-10', description: 'Member discount' })).toBe('Member discount')
    expect(label({ description: 'SAVE10' })).toBe('Promo code SAVE10')
    expect(label({})).toBe('Discount')
    expect(must({ lines: [{ price: 12 }] }).discount).toBeNull()
  })

  it('has no VAT where the shop is not registered', () => {
    expect(must({ captured: true, vatRegistered: false })).toMatchObject({ vat: null, totalPence: 2980 })
  })

  it('names another address that it is delivered to', () => {
    const billing_address = {
      first_name: 'Charles',
      last_name: 'Babbage',
      address_1: '1 Dorset Street',
      city: 'London',
      postal_code: 'w1u 4eg',
      country_code: 'gb',
    }
    const invoice = must({ order: { billing_address } })
    expect(invoice.billTo).toEqual([
      'Charles Babbage',
      '1 Dorset Street',
      'London',
      'W1U 4EG',
      'United Kingdom',
    ])
    expect(invoice.deliverTo?.[0]).toBe('Ada Byron')
  })

  it('is a pro forma until the money is taken', () => {
    expect(must({ approval: { status: 'pending_admin_approval' } })).toMatchObject({
      kind: 'pro-forma',
      number: 'PF-000007',
      taxPoint: null,
      payment: { state: 'authorised' },
    })
  })

  it('says that nothing was charged once it was refused, lapsed or cancelled', () => {
    const payments = [
      { id: 'pay_1', amount: 29.8, canceled_at: '2026-11-24T09:00:00.000Z', captures: [], refunds: [] },
    ]
    for (const wish of [
      { approval: { status: 'rejected' as const } },
      { approval: { status: 'rejecting' as const } },
      { approval: { status: 'cancelling' as const } },
      { approval: { status: 'cancelled' as const } },
      { order: { status: 'canceled' } },
      { order: { payment_collections: [{ payments }] } },
    ])
      expect(must(wish)).toMatchObject({ kind: 'pro-forma', taxPoint: null, payment: { state: 'cancelled' } })
  })

  it.each([
    [
      'its customer took it back',
      { approval: { status: 'cancelled' as const, decided_by: CUSTOMER } },
      'You cancelled this order. The £29.80 held on your card is released and nothing is due.',
    ],
    [
      'the payment lapsed',
      { approval: { status: 'cancelled' as const, decided_by: SHOP } },
      'Your bank no longer held the payment, so this order was cancelled. Nothing is due.',
    ],
    [
      'no change came in time',
      { approval: { status: 'cancelling' as const, decided_by: DEADLINE } },
      'The change of the design that we asked for did not come in time, so this order was cancelled. The £29.80 held on your card is released and nothing is due.',
    ],
    [
      'it was refused',
      { approval: { status: 'rejecting' as const } },
      'This order was not accepted. The £29.80 held on your card is released and nothing is due.',
    ],
    [
      'nobody noted why',
      { order: { status: 'canceled' } },
      'This order was cancelled. The £29.80 held on your card is released and nothing is due.',
    ],
  ])('gives the true reason where %s', (_why, wish, says) =>
    expect(standingOf(must({ ...wish, vatRegistered: false })).says).toBe(says),
  )

  it('stays an invoice when what was taken goes back, with each refund and its VAT', () => {
    const part = must({ captured: true, refunds: [10] })
    expect(part).toMatchObject({ kind: 'invoice', number: 'INV-000007', payment: { state: 'part-refunded' } })
    expect(part.payment.refunds).toEqual([
      { at: new Date('2026-11-24T09:00:00.000Z'), pence: 1000, vatPence: 167 },
    ])
    const all = must({ captured: true, refunds: [10, 19.8], approval: { status: 'rejected' } })
    expect(all).toMatchObject({ kind: 'invoice', payment: { state: 'refunded' } })
    expect(all.payment.refunds.reduce((sum, { vatPence }) => sum + vatPence, 0)).toBe(497)
  })

  it('does not tell a refund that the payment provider has not confirmed', () => {
    const invoice = must({ captured: true, refunds: [10], order: { transactions: [] } })
    expect(invoice.payment).toEqual({ state: 'paid', refunds: [], because: null })
  })

  it('of an order of nothing says that there is nothing to pay, or that it was cancelled', () => {
    const order = { payment_collections: [] }
    const wish = { lines: [{ price: 12, off: 12 }], delivery: 0, order }
    expect(must(wish)).toMatchObject({ kind: 'invoice', totalPence: 0, payment: { state: 'free' } })
    const over = must({ ...wish, approval: { status: 'rejected' } })
    expect(over).toMatchObject({ kind: 'pro-forma', payment: { state: 'cancelled' } })
    // Nothing was paid for what is not for nothing.
    expect(invoiceOf({ order })).toBeNull()
  })

  it('is not made where lines, total and payment differ', () => {
    const payments = [{ id: 'pay_1', amount: 29.79, captures: [], refunds: [] }]
    expect(invoiceOf({ order: { payment_collections: [{ payments }] } })).toBeNull()
    expect(invoiceOf({ order: { item_total: 24.31 } })).toBeNull()
    expect(invoiceOf({ order: { shipping_total: 5 } })).toBeNull()
  })
})
