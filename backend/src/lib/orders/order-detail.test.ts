import { orderDetailSchema, orderRowSchema } from '@caseloom/contract'
import { describe, expect, it } from 'vitest'
import { presentOrder } from './order-detail'
import { approvalRow, bundleOf, submissionRow } from './order-fixture'
import { presentRows } from './order-row'

const parcel = {
  id: 'shp_1',
  shipped: true,
  carrier: 'Royal Mail',
  service: '48',
  number: 'RM1',
  url: 'https://carrier.test/RM1',
  dispatchedAt: '2026-11-21T08:00:00.000Z',
  inTransit: true,
  deliveredAt: '2026-11-28T08:00:00.000Z',
  deliveryEstimated: true,
}
function detail(bundle: ReturnType<typeof bundleOf>) {
  const line = bundle.order.items[0]
  if (!line) throw new Error('the order has no line')
  return presentOrder(bundle, line, { vatRegistered: true })
}

describe('order rows', () => {
  it('has one for each line, in the shape of the contract', () => {
    const rows = presentRows(bundleOf())
    expect(rows.map((row) => orderRowSchema.parse(row))).toEqual(rows)
    expect(rows).toMatchObject([
      {
        id: 'ordli_1',
        orderId: 'order_1',
        orderNumber: 7,
        productId: 1,
        sessionId: 'cs_test_1',
        imageUrl: '/api/files/mockup/1.webp',
        item: {
          name: 'Snap Case',
          price: 12,
          customizations: { designName: 'Fox at dusk', aiGenerated: true },
        },
        device: 'iPhone 15',
        color: 'Gloss',
        status: 'in_progress',
        prodigiOrderId: 'ord_1',
        batchOrder: true,
        totalItemsInBatch: 2,
        updatedAt: '2026-11-20T10:05:00.000Z',
        // Not 10:06, when the printer was last asked and said nothing new.
        lastStatusUpdate: '2026-11-20T10:05:00.000Z',
      },
      { id: 'ordli_2', productId: null, imageUrl: '/thumb.webp', item: { customizations: null } },
    ])
  })

  it('says in each row what went back of the whole order, and nothing of what nobody has confirmed', () => {
    const refunds = [
      { id: 'ref_1', amount: 5.3 },
      { id: 'ref_2', amount: 2 },
    ]
    const payments = [{ id: 'pay_1', amount: 29.8, captures: [{ id: 'cap_1', amount: 29.8 }], refunds }]
    const transactions = [{ reference: 'refund', reference_id: 'ref_1' }]
    const order = { payment_collections: [{ payments }], transactions }
    expect(presentRows(bundleOf({ order })).map(({ refunded }) => refunded)).toEqual([5.3, 5.3])
    expect(presentRows(bundleOf()).map(({ refunded }) => refunded)).toEqual([0, 0])
  })

  it('says nothing of the printer before it has the order', () => {
    const [row] = presentRows(
      bundleOf({
        approval: approvalRow({ status: 'pending_admin_approval', decided_at: null }),
        submission: null,
      }),
    )
    expect(row).toMatchObject({
      status: 'pending_admin_approval',
      prodigiOrderId: null,
      prodigiStatus: null,
      prodigiDetails: { stage: null, issues: [] },
      lastStatusUpdate: null,
    })
  })
})

it('an order whose payment was given back before anybody was to decide on it is cancelled', () => {
  const given = { approval: null, submission: null }
  const order = { status: 'canceled', payment_collections: [] }
  const over = detail(bundleOf({ ...given, order }))
  expect(orderDetailSchema.parse(over)).toMatchObject({
    status: 'cancelled',
    cancelledBecause: 'payment_returned',
    cancellable: false,
  })
  expect(over.items.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  expect(over.timeline.map(({ key }) => key)).toEqual(['placed', 'ended'])
  expect(detail(bundleOf(given))).toMatchObject({ status: 'pending_admin_approval', cancelledBecause: null })
})

it('keeps the printer’s own words from the customer', () => {
  const issue = {
    code: 'RequiresPaymentAuthorisation',
    says: 'Authorise payment of EUR 12.50',
    url: 'https://x.test',
  }
  const [row] = presentRows(bundleOf({ submission: submissionRow({ issues: [issue] }) }))
  expect(row?.prodigiDetails.issues).toEqual(['The printer has a question for us, and we are seeing to it'])
  expect(JSON.stringify(row)).not.toContain('EUR 12.50')
})

it('says how the order stands where the printer’s word is not how: a stopped print ends no order', () => {
  const submission = submissionRow({ status: 'cancelled' })
  const rowOf = (status: 'processed' | 'fulfillment_failed') =>
    presentRows(bundleOf({ approval: approvalRow({ status }), submission }))[0]
  expect(rowOf('processed')).toMatchObject({ status: 'prodigi_failed', prodigiStatus: 'prodigi_failed' })
  expect(rowOf('fulfillment_failed')).toMatchObject({
    status: 'prodigi_failed',
    prodigiStatus: null,
    prodigiOrderStatus: 'cancelled',
  })
})

it('says that nothing is made of what was stopped', () => {
  const made = (status: 'in_progress' | 'cancelled') =>
    detail(
      bundleOf({ approval: approvalRow({ status: 'rejected' }), submission: submissionRow({ status }) }),
    ).timeline.filter(({ done }) => done)
  expect(made('in_progress').map(({ key }) => key)).toEqual(['placed', 'manufacturing', 'ended'])
  expect(made('cancelled').map(({ key }) => key)).toEqual(['placed', 'ended'])
})

describe('a whole order', () => {
  it('adds up, and keeps what was paid', () => {
    const whole = detail(bundleOf({ order: { total: 0 } }))
    expect(orderDetailSchema.parse(whole)).toEqual(whole)
    expect(whole.totals).toEqual({
      subtotal: 27,
      discount: 2.7,
      discountLabel: 'Discount',
      shipping: 5.5,
      tax: 4.97,
      total: 29.8,
    })
    expect(whole.shippingAddress).toMatchObject({ name: 'Ada Byron', country: 'GB', phone: '' })
  })

  it('shows tracking, and says that a delivery was estimated', () => {
    const whole = detail(
      bundleOf({ submission: submissionRow({ status: 'delivered', shipments: [parcel] }) }),
    )
    expect(whole.tracking).toEqual([
      { carrier: 'Royal Mail', number: 'RM1', url: 'https://carrier.test/RM1' },
    ])
    expect(whole.deliveryEstimated).toBe(true)
    expect(whole.timeline.at(-1)).toMatchObject({
      title: 'Delivered',
      description: 'Your order should have been delivered by now (estimated)',
      current: true,
      at: parcel.deliveredAt,
    })
  })

  it('shows a tracking number that no carrier’s page goes with, and nothing of a parcel without one', () => {
    const shipments = [
      { ...parcel, url: null },
      { ...parcel, id: 'shp_2', number: null },
    ]
    const whole = detail(bundleOf({ submission: submissionRow({ status: 'shipped', shipments }) }))
    expect(orderDetailSchema.parse(whole).tracking).toEqual([
      { carrier: 'Royal Mail', number: 'RM1', url: null },
    ])
  })

  it('tells why it was rejected, and tells a print failure to nobody but as a status', () => {
    const rejected = approvalRow({ status: 'rejected', reason: 'The picture shows a logo' })
    expect(detail(bundleOf({ approval: rejected, submission: null })).rejectionReason).toBe(
      'The picture shows a logo',
    )
    const failed = approvalRow({ status: 'fulfillment_failed', reason: 'Prodigi answered 500' })
    const whole = detail(bundleOf({ approval: failed, submission: null }))
    expect(whole).toMatchObject({ status: 'prodigi_failed', rejectionReason: null })
  })
})
