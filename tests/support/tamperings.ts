import type { Copy } from './copies'
import { rows } from './database'
import { sandboxClient, type Tampering } from './sandbox-client'
import type { Stack } from './stack'

/** One field of a paid purchase that is changed, at Stripe's or in the shop's own copy. */
export interface Tampered {
  field: string
  /** What the payment is parked for; null where the field decides nothing. */
  parkedFor: string | null
  by: (copy: Copy) => Promise<unknown>
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const pence = (value: unknown): number => (typeof value === 'number' ? value : 0)
const inside = (value: unknown): Record<string, unknown> => ({ ...(value as Record<string, unknown>) })

/** @param other a purchase whose payment is another's */
export function tamperings(stack: Stack, other: Copy): Tampered[] {
  const { tamper, askStripe } = sandboxClient(stack)
  const page = (change: Tampering) => (copy: Copy) => tamper('checkout_sessions', copy.sessionId, change)
  const payment = (change: Tampering) => (copy: Copy) => tamper('payment_intents', copy.intentId, change)
  const own = (set: string) => (copy: Copy) =>
    rows(stack.databaseUrl, `update checkout set ${set} where id = $1`, [copy.checkoutId])
  const line = (set: string) => (copy: Copy) =>
    rows(
      stack.databaseUrl,
      `update cart_line_item set ${set} where cart_id = (select cart_id from checkout where id = $1)`,
      [copy.checkoutId],
    )
  const all: Record<string, [parkedFor: string | null, by: Tampered['by']]> = {
    'page: amount_total': ['Total: expected', page((row) => ({ amount_total: pence(row.amount_total) - 1 }))],
    'page: amount_subtotal': [
      'Subtotal: expected',
      page((row) => ({ amount_subtotal: pence(row.amount_subtotal) + 1 })),
    ],
    'page: currency': ['Currency: expected gbp, paid eur', page(() => ({ currency: 'eur' }))],
    'page: discount': [
      'Discount: expected',
      page((row) => ({ total_details: { ...inside(row.total_details), amount_discount: 1 } })),
    ],
    'page: price of the delivery': [
      'Shipping: expected',
      page((row) => ({ shipping_cost: { ...inside(row.shipping_cost), amount_total: 1 } })),
    ],
    'page: delivery': ['Shipping option: expected', page(() => ({ shipping_cost: null }))],
    'page: line hash': [
      'Line hash: expected',
      page((row) => ({ metadata: { ...inside(row.metadata), line_hash: 'f'.repeat(64) } })),
    ],
    'page: no metadata': ['Checkout of the page: expected', page(() => ({ metadata: {} }))],
    'page: checkout_id': [
      'Checkout of the page: expected',
      page((row) => ({ metadata: { ...inside(row.metadata), checkout_id: other.checkoutId } })),
    ],
    'page: client_reference_id': [
      'Reference of the page: expected',
      page(() => ({ client_reference_id: other.checkoutId })),
    ],
    'page: no client_reference_id': [
      'Reference of the page: expected',
      page(() => ({ client_reference_id: null })),
    ],
    'page: its payment': [
      'Checkout of the payment: expected',
      page(() => ({ payment_intent: other.intentId })),
    ],
    'payment: amount': ['Payment: expected', payment((row) => ({ amount: pence(row.amount) - 1 }))],
    'payment: currency': [
      'Currency of the payment: expected gbp, paid eur',
      payment(() => ({ currency: 'eur' })),
    ],
    'payment: amount_capturable': [
      'Money that is held: expected',
      payment((row) => ({ amount_capturable: pence(row.amount_capturable) - 1 })),
    ],
    'payment: taken in part': [
      'Money that is held: expected',
      async ({ intentId }) => askStripe(`payment_intents/${intentId}/capture`, { amount_to_capture: '100' }),
    ],
    'payment: checkout_id': [
      'Checkout of the payment: expected',
      payment((row) => ({ metadata: { ...inside(row.metadata), checkout_id: other.checkoutId } })),
    ],
    'copy: subtotal': ['Subtotal: expected', own('subtotal_pence = subtotal_pence + 1')],
    'copy: discount': ['Discount: expected', own('discount_pence = discount_pence + 1')],
    'copy: currency': ['Currency: expected eur, paid gbp', own(`currency_code = 'eur'`)],
    'copy: line hash': ['Line hash: expected', own(`line_hash = repeat('f', 64)`)],
    'copy: price of the delivery': [
      'Shipping: expected',
      own(
        `shipping_choices = (select jsonb_agg(c || '{"pence":1}'::jsonb) from jsonb_array_elements(shipping_choices) c)`,
      ),
    ],
    'copy: deliveries': ['Shipping option: expected', own(`shipping_choices = '[]'::jsonb`)],
    'cart: price': [
      'The lines of the cart',
      line(`raw_unit_price = raw_unit_price || '{"value":"1"}'::jsonb, unit_price = 1`),
    ],
    'cart: quantity': ['The lines of the cart', line('quantity = quantity + 1')],
    'cart: design': [
      'The lines of the cart',
      line(`metadata = metadata || jsonb_build_object('recipe_hash', repeat('f', 64))`),
    ],
    // Who ordered, and where it goes, is what the shop froze; a card's holder may be somebody else.
    'page: customer_email': [null, page(() => ({ customer_email: 'mallory@example.test' }))],
    'page: e-mail of whoever paid': [
      null,
      page((row) => ({
        customer_details: { ...inside(row.customer_details), email: 'mallory@example.test' },
      })),
    ],
    'page: customer': [null, page(() => ({ customer: 'cus_of_mallory' }))],
    'payment: customer': [
      null,
      payment(() => ({ customer: 'cus_of_mallory', receipt_email: 'mallory@example.test' })),
    ],
    // Medusa's own id of the payment session: nobody reads it there.
    'page: session_id': [
      null,
      page((row) => ({ metadata: { ...inside(row.metadata), session_id: `${text(row.id)}x` } })),
    ],
    // Whether it is paid is what the payment itself says.
    'page: status': [null, page(() => ({ status: 'open', payment_status: 'unpaid' }))],
  }
  return Object.entries(all).map(([field, [parkedFor, by]]) => ({ field, parkedFor, by }))
}
