import type { ApprovalRow } from '@caseloom/order-approval'
import type { SubmissionRow } from '@caseloom/prodigi'
import type { KeptDispute, OrderBundle } from './bundle'
import { shopOrderSchema } from './shop-order'

const PLACED = '2026-11-20T09:00:00.000Z'

/** A Medusa order as `query.graph` answers it, with two lines. For tests. */
export function rawOrder(part: Record<string, unknown> = {}) {
  return {
    id: 'order_1',
    display_id: 7,
    status: 'pending',
    email: 'ada@example.com',
    customer_id: 'cus_1',
    created_at: PLACED,
    updated_at: PLACED,
    item_total: 24.3,
    original_item_total: 27,
    shipping_total: 5.5,
    tax_total: 4.97,
    items: [
      {
        id: 'ordli_1',
        title: 'iPhone 15 - Gloss',
        product_title: 'Snap Case',
        product_id: 'prod_snap',
        variant_sku: 'SNAP-IPHONE-15-GLOSS',
        thumbnail: '/thumb.webp',
        quantity: 1,
        unit_price: 12,
        metadata: {
          device: 'iPhone 15',
          finish: 'Gloss',
          design_id: 'des_1',
          design_name: 'Fox at dusk',
          recipe_hash: 'a'.repeat(64),
          ai_generated: true,
          image_url: '/api/files/mockup/1.webp',
        },
      },
      {
        id: 'ordli_2',
        title: 'Galaxy S24 - Matte',
        product_title: 'Tough Case',
        variant_sku: 'TOUGH-GALAXY-S24-MATTE',
        thumbnail: '/thumb.webp',
        quantity: 1,
        unit_price: 15,
        metadata: null,
      },
    ],
    shipping_methods: [{ name: 'Standard', total: 5.5, data: { id: 'Standard' } }],
    shipping_address: {
      first_name: 'Ada',
      last_name: 'Byron',
      address_1: '12 St James Square',
      address_2: null,
      city: 'London',
      postal_code: 'SW1Y 4JH',
      country_code: 'gb',
      phone: null,
    },
    fulfillments: [],
    payment_collections: [
      {
        payments: [
          {
            id: 'pay_1',
            amount: 29.8,
            data: { capture_before: 1_795_000_000 },
            captures: [],
            refunds: [],
          },
        ],
      },
    ],
    ...part,
  }
}

export const approvalRow = (part: Partial<ApprovalRow> = {}): ApprovalRow => ({
  id: 'appr_1',
  order_id: 'order_1',
  status: 'processed',
  version: 3,
  reason: null,
  decided_by: 'admin@caseloom.test',
  decided_at: new Date('2026-11-20T10:00:00Z'),
  recipe_hashes: ['a'.repeat(64)],
  created_at: new Date(PLACED),
  updated_at: new Date('2026-11-20T10:00:30Z'),
  ...part,
})

export const submissionRow = (part: Partial<SubmissionRow> = {}): SubmissionRow => ({
  id: 'prsub_1',
  order_id: 'order_1',
  generation: 1,
  idempotency_key: 'k',
  callback_secret: 's',
  prodigi_order_id: 'ord_1',
  fulfillment_id: 'ful_1',
  status: 'in_progress',
  stage: 'InProgress',
  status_details: {},
  issues: [],
  shipments: [],
  cost: { amount: 8.4, currency: 'GBP' },
  spent_before: null,
  news_pending: false,
  submitted_at: new Date('2026-11-20T10:00:20Z'),
  status_changed_at: new Date('2026-11-20T10:05:00Z'),
  last_checked_at: new Date('2026-11-20T10:06:00Z'),
  last_error: null,
  cancel_asked_by: null,
  withdrawn_at: null,
  ...part,
})

export const disputeRow = (part: Partial<KeptDispute> = {}): KeptDispute => ({
  id: 'dp_1',
  checkout_id: 'chk_1',
  kind: 'dispute',
  reason: 'product not received',
  status: 'needs_response',
  amount_pence: 2980,
  respond_by: new Date('2026-12-01T23:59:00Z'),
  opened_at: new Date('2026-11-22T09:00:00Z'),
  closed_at: null,
  created_at: new Date('2026-11-22T09:00:05Z'),
  ...part,
})

export function bundleOf(
  part: Partial<Omit<OrderBundle, 'order'>> & { order?: Record<string, unknown> } = {},
): OrderBundle {
  const { order, ...rest } = part
  return {
    order: shopOrderSchema.parse(rawOrder(order)),
    checkout: {
      id: 'chk_1',
      orderId: 'order_1',
      sessionId: 'cs_test_1',
      isBeforeLive: false,
      supposedEnd: null,
      customerId: 'cus_1',
    },
    approval: approvalRow(),
    submission: submissionRow(),
    disputes: [],
    stuckRefunds: [],
    lastRefusal: null,
    adjustments: [],
    productNumbers: new Map([['prod_snap', 1]]),
    ...rest,
  }
}
