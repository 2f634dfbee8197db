import type { StripeCheckoutOptions } from '@caseloom/stripe-checkout'

/**
 * Stripe tells the end of a card's authorisation (`capture_before`), and of no other way to pay that can be held (Link, PayPal, Klarna,
 * Amazon Pay, Revolut Pay …). Those are supposed to be held for as long as a card is; some are for longer.
 */
const DAYS = 7
const DAY_MS = 86_400_000

type Capture = StripeCheckoutOptions['capture']

/** SQL: until when an order's payment `p` is held, as Stripe told it; null where it did not. */
export const TOLD_OF_PAYMENT = `to_timestamp(case when p.data->>'capture_before' ~ '^[0-9]+$'
    then (p.data->>'capture_before')::bigint end)`

/** SQL: from when on Stripe is asked whether the money of a checkout `c` is still held; `told` is what it said of that. */
export const askedFrom = (told: string): string => `coalesce(${told}, c.paid_at + interval '${DAYS} days')`

/** SQL: the same for those whom it is told beforehand; null where Stripe did not say and all money is taken at once. */
export const heldUntil = (told: string, capture: Capture): string =>
  capture === 'on_payment' ? told : askedFrom(told)

/** Until when what was paid is supposed to be held, where Stripe does not say. */
export const supposedEnd = (paidAt: Date | null, capture: Capture): Date | null =>
  paidAt && capture !== 'on_payment' ? new Date(paidAt.getTime() + DAYS * DAY_MS) : null
