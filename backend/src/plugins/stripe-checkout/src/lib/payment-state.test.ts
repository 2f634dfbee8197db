import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { isGivenBack, paymentState } from './payment-state'

type Intent = Stripe.PaymentIntent.Status

const session = (status: Stripe.Checkout.Session.Status, intent: Intent | null) =>
  ({ status, payment_intent: intent === null ? null : { status: intent } }) as Stripe.Checkout.Session

test.each<[Stripe.Checkout.Session.Status, Intent | null, string]>([
  ['open', null, 'open'],
  // A declined card: another may still pay on the same page.
  ['open', 'requires_payment_method', 'open'],
  ['open', 'requires_action', 'open'],
  ['open', 'canceled', 'expired'],
  // Its holder was quicker than the page.
  ['open', 'requires_capture', 'paid'],
  ['complete', 'requires_capture', 'paid'],
  ['complete', 'succeeded', 'paid'],
  ['complete', 'processing', 'processing'],
  ['complete', null, 'processing'],
  ['complete', 'requires_payment_method', 'expired'],
  ['complete', 'canceled', 'expired'],
  ['expired', null, 'expired'],
  ['expired', 'requires_payment_method', 'expired'],
  ['expired', 'processing', 'expired'],
  ['expired', 'requires_capture', 'paid'],
])('a session that is %s with an intent that %s is %s', (status, intent, state) => {
  expect(paymentState(session(status, intent))).toBe(state)
})

test.each<[Intent, { refunded: boolean } | string | null, boolean]>([
  ['succeeded', { refunded: true }, true],
  ['succeeded', { refunded: false }, false],
  ['succeeded', 'ch_not_expanded', false],
  ['canceled', { refunded: true }, false],
  ['requires_capture', { refunded: false }, false],
  ['requires_payment_method', null, false],
])('an intent that is %s with the charge %o', (status, latest_charge, given) => {
  const paid = { status: 'complete', payment_intent: { status, latest_charge } }
  expect(isGivenBack(paid as Stripe.Checkout.Session)).toBe(given)
})
