import { isOfTrial } from '@caseloom/stripe-checkout'
import type { OrderBundle } from './bundle'
import { paymentStatus } from './order-payment'

/** What is said of an order all of whose money went back, here or at Stripe. */
export const REFUNDED = 'The payment of this order was refunded: reject it, nothing is printed.'
export const CANCELLED =
  'This order was cancelled in Medusa: nothing is printed, and the shop rejects it by itself.'

/** Of a shop that went live, or from the sandbox to Stripe, on the database that it was tried on. */
export const TRIAL = 'This order was paid in a trial, with no real money: reject it, nothing is printed.'
/** Its money may well have been taken: the order waits, and so does what is to go back. */
const UNKNOWN =
  'Stripe does not know this payment, so nothing is printed: see that STRIPE_API_KEY is of the account that took it.'

/** What is said of an order whose payment Stripe does not know. */
export const unknownAtStripe = ({ sessionId }: Pick<OrderBundle['checkout'], 'sessionId'>): string =>
  isOfTrial(sessionId) ? TRIAL : UNKNOWN

/** Why nothing may be printed of an order, whoever decides; null where it may. One of nothing was never paid, and is printed. */
export function whyNotPrinted({ order, checkout }: Pick<OrderBundle, 'order' | 'checkout'>): string | null {
  if (order.status === 'canceled') return CANCELLED
  // Without asking Stripe, which may be away: of what was captured nothing else would hold the print up.
  if (checkout.isBeforeLive) return TRIAL
  return paymentStatus(order) === 'refunded' ? REFUNDED : null
}
