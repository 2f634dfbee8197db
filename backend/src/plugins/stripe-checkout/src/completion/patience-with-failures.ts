import type { CheckoutRow } from '../modules/stripe-checkout/types'

const TRIES = 12
/** By itself the shop tries so often in about this time; a shopper's page and Stripe's events try more often. */
const PAID_FOR_MS = 45 * 60_000

/** Whether a paid checkout has failed so often, and for so long, that a person is to look at it. */
export const needsAPerson = (
  { state, attempts, paid_at: paidAt }: Pick<CheckoutRow, 'state' | 'attempts' | 'paid_at'>,
  now = Date.now(),
): boolean =>
  state === 'paid' && attempts >= TRIES && (!paidAt || now - new Date(paidAt).getTime() >= PAID_FOR_MS)
