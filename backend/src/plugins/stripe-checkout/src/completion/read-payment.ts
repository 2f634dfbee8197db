import type Stripe from 'stripe'
import { idOf, intentOf } from '../lib/stripe-client'
import type { FrozenAmounts, PaidAmounts } from '../modules/stripe-checkout/settlement'
import type { CheckoutRow } from '../modules/stripe-checkout/types'

/** What a paid Checkout Session says, for the comparison with the frozen copy. */
export function paidAmounts(session: Stripe.Checkout.Session): PaidAmounts {
  const rate = session.shipping_cost?.shipping_rate
  return {
    currency: session.currency ?? '',
    subtotal: session.amount_subtotal ?? 0,
    discount: session.total_details?.amount_discount ?? 0,
    shipping: session.shipping_cost?.amount_total ?? 0,
    total: session.amount_total ?? 0,
    intent: intentOf(session)?.amount ?? 0,
    lineHash: session.metadata?.line_hash ?? null,
    shippingOptionId: typeof rate === 'object' ? (rate?.metadata.shipping_option_id ?? null) : null,
  }
}

export const frozenAmounts = (row: CheckoutRow): FrozenAmounts => ({
  currency: row.currency_code,
  subtotal: row.subtotal_pence,
  discount: row.discount_pence,
  lineHash: row.line_hash,
  shippingChoices: row.shipping_choices ?? [],
})

export const intentIdOf = (session: Stripe.Checkout.Session): string | null => idOf(session.payment_intent)
