import type { CheckoutRow } from '../modules/stripe-checkout/types'

const TRIES = 12
/** By itself the shop tries so often in about this time; a shopper's page and Stripe's events try more often. */
const PAID_FOR_MS = 45 * 60_000

/**
 * Whether a paid checkout has failed so often, and for so long, that a person is to look at it. Not where it has its order: that may be
 * printed by now, so that nobody is to decide on its money beside it; what is left is repeated until it is done.
 */
export const needsAPerson = (
  row: Pick<CheckoutRow, 'state' | 'attempts' | 'paid_at' | 'order_id'>,
  now = Date.now(),
): boolean => {
  const { state, attempts, paid_at: paidAt, order_id: orderId } = row
  if (state !== 'paid' || orderId !== null || attempts < TRIES) return false
  return !paidAt || now - new Date(paidAt).getTime() >= PAID_FOR_MS
}
