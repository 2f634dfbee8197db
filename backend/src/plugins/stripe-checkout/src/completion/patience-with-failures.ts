import type { CheckoutRow } from '../modules/stripe-checkout/types'

const TRIES = 12
/** By itself the shop tries so often in about this time; a shopper's page and Stripe's events try more often. */
const PAID_FOR_MS = 45 * 60_000

/**
 * Thrown by `AfterOrder` where what failed comes after somebody else decides on the order. It may be printed by now, so that nobody is
 * to decide on its money beside it: what is left is repeated until it is done.
 */
export class OrderUnderWay extends Error {}

/** Whether a paid checkout has failed so often, and for so long, that a person is to look at it. */
export const needsAPerson = (
  row: Pick<CheckoutRow, 'state' | 'attempts' | 'paid_at'>,
  error: unknown,
  now = Date.now(),
): boolean => {
  const { state, attempts, paid_at: paidAt } = row
  if (error instanceof OrderUnderWay || state !== 'paid' || attempts < TRIES) return false
  return !paidAt || now - new Date(paidAt).getTime() >= PAID_FOR_MS
}
