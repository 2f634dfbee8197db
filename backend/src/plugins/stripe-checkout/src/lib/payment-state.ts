import type Stripe from 'stripe'
import { intentOf } from './stripe-client'

export type PaymentState = 'open' | 'paid' | 'processing' | 'expired'

/**
 * How a Checkout Session stands. Paid is decided by the PaymentIntent: with manual capture Stripe may call the
 * session itself unpaid until the money is captured.
 */
export function paymentState(session: Stripe.Checkout.Session): PaymentState {
  const intent = intentOf(session)
  if (intent && (intent.status === 'requires_capture' || intent.status === 'succeeded')) return 'paid'
  if (session.status === 'expired' || intent?.status === 'canceled') return 'expired'
  if (session.status !== 'complete') return 'open'
  // The bank said no after the page was closed: nobody can pay on it any more, and nothing is on its way.
  return intent?.status === 'requires_payment_method' ? 'expired' : 'processing'
}

/** Whether the money was taken, and is not only held. */
export const isTaken = (session: Stripe.Checkout.Session): boolean =>
  intentOf(session)?.status === 'succeeded'

/** Whether all that was taken went back, in whatever way. Stripe calls a released authorisation refunded, too: nothing was taken of that. */
export function isGivenBack(session: Stripe.Checkout.Session): boolean {
  const charge = intentOf(session)?.latest_charge
  return isTaken(session) && typeof charge === 'object' && charge?.refunded === true
}
