import type Stripe from 'stripe'
import { intentOf } from './stripe-client'

/** The end of the authorisation as Stripe tells it (Unix seconds), where the charge was expanded; null where it does not say. */
export function captureBefore(session: Stripe.Checkout.Session): number | null {
  const charge = intentOf(session)?.latest_charge
  if (typeof charge !== 'object') return null
  return charge?.payment_method_details?.card?.capture_before ?? null
}

/** The same as a payment's `data` remembers it; null where Stripe did not say, or nobody has asked since it was authorised. */
export function rememberedCaptureBefore(data: unknown): Date | null {
  const kept = typeof data === 'object' && data !== null && 'capture_before' in data && data.capture_before
  if (typeof kept !== 'number') return null
  const until = new Date(kept * 1000)
  return Number.isNaN(until.getTime()) ? null : until
}
