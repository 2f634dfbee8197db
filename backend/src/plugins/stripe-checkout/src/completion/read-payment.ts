import type Stripe from 'stripe'
import { captureBefore } from '../lib/capture-before'
import { paymentState, type PaymentState } from '../lib/payment-state'
import { idOf, intentOf } from '../lib/stripe-client'
import type { FrozenAmounts, PaidAmounts } from '../modules/stripe-checkout/settlement'
import type StripeCheckoutService from '../modules/stripe-checkout/service'
import { isForNothing } from '../modules/stripe-checkout/for-nothing'
import type { CheckoutRow } from '../modules/stripe-checkout/types'

/** What a paid Checkout Session says, for the comparison with the frozen copy. */
function paidAmounts(session: Stripe.Checkout.Session): PaidAmounts {
  const rate = session.shipping_cost?.shipping_rate
  const intent = intentOf(session)
  return {
    currency: session.currency ?? '',
    subtotal: session.amount_subtotal ?? 0,
    discount: session.total_details?.amount_discount ?? 0,
    shipping: session.shipping_cost?.amount_total ?? 0,
    total: session.amount_total ?? 0,
    intent: intent?.amount ?? 0,
    intentCurrency: intent?.currency ?? '',
    held: (intent?.status === 'succeeded' ? intent.amount_received : intent?.amount_capturable) ?? 0,
    checkoutIds: {
      page: session.metadata?.checkout_id ?? null,
      reference: session.client_reference_id,
      payment: intent?.metadata.checkout_id ?? null,
    },
    lineHash: session.metadata?.line_hash ?? null,
    shippingOptionId: typeof rate === 'object' ? (rate?.metadata.shipping_option_id ?? null) : null,
  }
}

export const frozenAmounts = (row: CheckoutRow): FrozenAmounts => ({
  checkoutId: row.id,
  currency: row.currency_code,
  subtotal: row.subtotal_pence,
  discount: row.discount_pence,
  lineHash: row.line_hash,
  shippingChoices: row.shipping_choices ?? [],
})

export interface Payment {
  state: PaymentState
  amounts: PaidAmounts
  intentId: string | null
  /** Its money is only held until somebody takes it, and was taken. */
  wasTaken: boolean
  /** Until when the bank holds the money; null where it does not, or Stripe does not say. */
  heldUntil: Date | null
}

/** Until when the bank holds what nobody has taken yet. */
function heldUntil(session: Stripe.Checkout.Session): Date | null {
  const until = intentOf(session)?.status === 'requires_capture' ? captureBefore(session) : null
  return until === null ? null : new Date(until * 1000)
}

/** What a checkout of nothing would say, had Stripe had a page for it. */
function nothing(row: CheckoutRow): Payment {
  const { currency, subtotal, discount, lineHash, shippingChoices } = frozenAmounts(row)
  const shippingOptionId = shippingChoices[0]?.id ?? null
  const amounts = {
    currency,
    subtotal,
    discount,
    shipping: 0,
    total: 0,
    intent: 0,
    intentCurrency: currency,
    held: 0,
    checkoutIds: { page: row.id, reference: row.id, payment: row.id },
    lineHash,
    shippingOptionId,
  }
  return { state: 'paid', amounts, intentId: null, wasTaken: false, heldUntil: null }
}

/** How a checkout is paid, as Stripe says; null where it has no payment page and needs one. */
export async function readPayment(service: StripeCheckoutService, row: CheckoutRow): Promise<Payment | null> {
  if (isForNothing(row)) return nothing(row)
  if (!row.stripe_session_id) return null
  const session = await service.findSession(row.stripe_session_id)
  if (!session) return { ...nothing(row), state: 'expired' }
  const intent = intentOf(session)
  return {
    state: paymentState(session),
    amounts: paidAmounts(session),
    intentId: idOf(session.payment_intent),
    wasTaken: intent?.capture_method === 'manual' && intent.status === 'succeeded',
    heldUntil: heldUntil(session),
  }
}
