import { approvalRow, rawOrder } from '../orders/order-fixture'
import type { Seller } from './invoice'
import { makeInvoice } from './make-invoice'
import { invoiceOrderSchema } from './order-for-invoice'

export const registered: Seller = {
  name: 'Caseloom',
  company: 'Loom Ltd',
  companyNumber: '01234567',
  registeredOffice: '1 Weaver’s Yard, Manchester, M1 1AA, United Kingdom',
  email: 'hello@shop.example',
  phone: '+44 161 496 0000',
  vatNumber: 'GB 123 4567 89',
}
export const unregistered: Seller = { ...registered, vatNumber: null }

const CAPTURED = '2026-11-20T10:00:10.000Z'

interface Line {
  name?: string
  /** Pounds. */
  price: number
  quantity?: number
  /** Pounds off, whole pence. */
  off?: number
  rate?: number
  metadata?: Record<string, unknown> | null
}
export interface Wish {
  lines?: Line[]
  discount?: { code?: string; description?: string }
  delivery?: number
  captured?: boolean
  capturedAt?: string
  refunds?: number[]
  order?: Record<string, unknown>
  approval?: Parameters<typeof approvalRow>[0]
  vatRegistered?: boolean
}

const LINES: Line[] = [
  {
    name: 'Snap Case',
    price: 12,
    off: 1.2,
    metadata: {
      device: 'iPhone 15',
      finish: 'Gloss',
      design_id: 'des_1',
      design_name: 'Fox at dusk',
      ai_generated: true,
    },
  },
  { name: 'Tough Case', price: 15, off: 1.5, metadata: { device: 'Galaxy S24', finish: 'Matte' } },
]
const taxIn = (gross: number, rate: number) => (gross * rate) / (100 + rate)

/** A Medusa order with tax lines as `query.graph` answers it; its sums follow from its lines. */
function rawInvoiceOrder({
  lines = LINES,
  discount = { code: 'SAVE10' },
  delivery = 5.5,
  captured = false,
  capturedAt = CAPTURED,
  refunds = [],
  order = {},
}: Wish = {}) {
  const items = lines.map(
    ({ name = 'Snap Case', price, quantity = 1, off = 0, rate = 20, metadata = null }, index) => {
      const total = price * quantity - off
      return {
        id: `ordli_${index}`,
        title: name,
        product_title: name,
        quantity,
        unit_price: price,
        metadata,
        total,
        tax_total: taxIn(total, rate),
        tax_lines: rate > 0 ? [{ rate }] : [],
        adjustments: off > 0 ? [{ amount: off, ...discount }] : [],
      }
    },
  )
  const sum = (of: (item: (typeof items)[number]) => number) => items.reduce((all, item) => all + of(item), 0)
  const item_total = sum(({ total }) => total)
  const rows = refunds.map((amount, index) => ({
    id: `ref_${index}`,
    amount,
    created_at: '2026-11-24T09:00:00.000Z',
  }))
  return rawOrder({
    items,
    item_total,
    original_item_total: sum(({ unit_price, quantity }) => unit_price * quantity),
    shipping_total: delivery,
    shipping_methods: [
      { name: 'Standard', total: delivery, tax_total: taxIn(delivery, 20), tax_lines: [{ rate: 20 }] },
    ],
    transactions: rows.map(({ id }) => ({ reference: 'refund', reference_id: id })),
    payment_collections: [
      {
        payments: [
          {
            id: 'pay_1',
            amount: item_total + delivery,
            captured_at: captured ? capturedAt : null,
            captures: captured
              ? [{ id: 'cap_1', amount: item_total + delivery, created_at: capturedAt }]
              : [],
            refunds: rows,
          },
        ],
      },
    ],
    ...order,
  })
}

/** The paper of such an order. */
export function invoiceOf(wish: Wish = {}) {
  const { approval = { status: 'processed' }, vatRegistered = true } = wish
  return makeInvoice(invoiceOrderSchema.parse(rawInvoiceOrder(wish)), approvalRow(approval), {
    vatRegistered,
  })
}
