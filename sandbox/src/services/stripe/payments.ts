import { plainCard, type TestCard } from './cards.js'
import type { Charge, CheckoutSession, Dispute, PaymentError, PaymentIntent, Refund } from './entities.js'
import { invalid, refused } from './errors.js'
import { showSession } from './serialize.js'
import type { StripeStore } from './store.js'

const DAY_SECONDS = 86_400
/** What is paid with. */
type Means = TestCard | 'link'
/** What Stripe says of a holder who failed the bank's question. */
const NOT_AUTHENTICATED: PaymentError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

function newIntent(db: StripeStore, session: CheckoutSession): PaymentIntent {
  const id = db.newId('pi')
  return db.intents.put({
    id,
    object: 'payment_intent',
    created: db.seconds(),
    livemode: false,
    amount: session.amount_total,
    amount_capturable: 0,
    amount_received: 0,
    currency: session.currency,
    capture_method: session.payment_intent_data.capture_method,
    client_secret: db.newSecret(id),
    status: 'requires_payment_method',
    cancellation_reason: null,
    canceled_at: null,
    customer: session.customer,
    description: session.payment_intent_data.description,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    metadata: session.payment_intent_data.metadata,
    payment_method: null,
    payment_method_types: ['card', 'link'],
    receipt_email: null,
  })
}

/** When an authorisation of this moment lapses, in seconds since 1970. */
const lapseFrom = (db: StripeStore, seconds: number): number =>
  seconds + db.settings().captureWithinDays * DAY_SECONDS

function detailsOf(means: Means, lapses: number | null): Charge['payment_method_details'] {
  if (means === 'link') return { type: 'link', link: { country: 'GB' } }
  return {
    type: 'card',
    card: {
      brand: means.brand,
      last4: means.number.slice(-4),
      capture_before: lapses,
      country: 'GB',
      exp_month: 12,
      exp_year: 2034,
      three_d_secure: means.challenge ? { result: 'authenticated', version: '2.2.0' } : null,
    },
  }
}

function newCharge(
  db: StripeStore,
  intent: PaymentIntent,
  means: Means,
  refusal: PaymentError | null,
): Charge {
  const declined = refusal !== null
  const manual = intent.capture_method === 'manual' && !declined
  return db.charges.put({
    id: db.newId('ch'),
    object: 'charge',
    created: db.seconds(),
    livemode: false,
    amount: intent.amount,
    amount_captured: manual || declined ? 0 : intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    captured: !manual && !declined,
    paid: !declined,
    refunded: false,
    status: declined ? 'failed' : 'succeeded',
    customer: intent.customer,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method_details: detailsOf(means, manual ? lapseFrom(db, db.seconds()) : null),
    receipt_url: null,
  })
}

/** The amount may have changed with the shipping choice since an earlier, declined attempt. */
function intentOf(db: StripeStore, session: CheckoutSession): PaymentIntent {
  const known = session.payment_intent ? db.intents.get(session.payment_intent) : undefined
  if (!known) return newIntent(db, session)
  return db.intents.update(known.id, { amount: session.amount_total })
}

export function paySession(
  db: StripeStore,
  session: CheckoutSession,
  email: string | null,
  means: Means = plainCard(),
): CheckoutSession {
  const details = { email, name: null, phone: null, address: null }
  if (session.amount_total === 0) {
    const done = db.sessions.update(session.id, {
      status: 'complete',
      payment_status: 'no_payment_required',
      customer_details: details,
    })
    db.emit('checkout.session.completed', showSession(done))
    return done
  }
  const open = intentOf(db, session)
  const charge = newCharge(db, open, means, null)
  const manual = open.capture_method === 'manual'
  const intent = db.intents.update(open.id, {
    status: manual ? 'requires_capture' : 'succeeded',
    amount_capturable: manual ? open.amount : 0,
    amount_received: manual ? 0 : open.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    payment_method: db.newId('pm'),
  })
  const done = db.sessions.update(session.id, {
    status: 'complete',
    payment_status: manual ? db.settings().authorisedAs : 'paid',
    payment_intent: intent.id,
    customer_details: details,
  })
  db.emit(manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', intent)
  db.emit('checkout.session.completed', showSession(done))
  return done
}

export function declineSession(
  db: StripeStore,
  session: CheckoutSession,
  card: TestCard,
  refusal: PaymentError,
): void {
  const open = intentOf(db, session)
  const charge = newCharge(db, open, card, refusal)
  const intent = db.intents.update(open.id, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    last_payment_error: refusal,
    next_action: null,
  })
  db.sessions.update(session.id, { payment_intent: intent.id })
  db.emit('payment_intent.payment_failed', intent)
}

/** The bank wants to ask the card's holder first; nothing is charged until it has its answer. */
export function askHolder(db: StripeStore, session: CheckoutSession, url: string): void {
  const open = intentOf(db, session)
  const intent = db.intents.update(open.id, {
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: session.url ?? '' } },
  })
  db.sessions.update(session.id, { payment_intent: intent.id })
  db.emit('payment_intent.requires_action', intent)
}

/** The holder failed the bank's question; no charge is made of it. Answers what the payment page says. */
export function failHolder(db: StripeStore, session: CheckoutSession): string {
  const intent = db.intents.update(intentOf(db, session).id, {
    status: 'requires_payment_method',
    last_payment_error: NOT_AUTHENTICATED,
    next_action: null,
  })
  db.emit('payment_intent.payment_failed', intent)
  return NOT_AUTHENTICATED.message
}

export function expireSession(db: StripeStore, session: CheckoutSession): CheckoutSession {
  const intent = session.payment_intent ? db.intents.get(session.payment_intent) : undefined
  if (intent?.status === 'requires_payment_method' || intent?.status === 'requires_action') {
    db.intents.update(intent.id, {
      status: 'canceled',
      canceled_at: db.seconds(),
      cancellation_reason: 'automatic',
      next_action: null,
    })
  }
  const expired = db.sessions.update(session.id, { status: 'expired' })
  db.emit('checkout.session.expired', showSession(expired))
  return expired
}

export function captureIntent(db: StripeStore, intent: PaymentIntent, wanted: number | null): PaymentIntent {
  if (intent.status !== 'requires_capture') {
    throw refused(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      'payment_intent_unexpected_state',
    )
  }
  const amount = wanted ?? intent.amount_capturable
  if (amount < 1 || amount > intent.amount_capturable) {
    throw invalid(
      `The amount to capture must be between 1 and the authorised ${intent.amount_capturable}.`,
      'amount_to_capture',
      'amount_too_large',
    )
  }
  if (intent.latest_charge)
    db.charges.update(intent.latest_charge, { captured: true, amount_captured: amount })
  const captured = db.intents.update(intent.id, {
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
  })
  const session = db.sessions.all().find((row) => row.payment_intent === intent.id)
  if (session) db.sessions.update(session.id, { payment_status: 'paid' })
  db.emit('payment_intent.succeeded', captured)
  return captured
}

export function cancelIntent(db: StripeStore, intent: PaymentIntent, reason: string | null): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw refused(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      'payment_intent_unexpected_state',
    )
  }
  const open = db.sessions.all().find((row) => row.payment_intent === intent.id && row.status === 'open')
  if (open && reason !== 'automatic') {
    throw refused(
      'You cannot cancel the PaymentIntent of an open Checkout Session; expire the session instead.',
    )
  }
  const charge = intent.latest_charge ? db.charges.get(intent.latest_charge) : undefined
  if (charge?.status === 'succeeded')
    db.charges.update(charge.id, { refunded: true, amount_refunded: charge.amount })
  const canceled = db.intents.update(intent.id, {
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: db.seconds(),
    cancellation_reason: reason,
  })
  db.emit('payment_intent.canceled', canceled)
  return canceled
}

/** Until a bank decides, be it that it waits for the shop's answer or weighs it. */
const isUndecided = ({ status }: Dispute): boolean => status === 'needs_response' || status === 'under_review'

/** A bank has taken a disputed payment's money until it decides, and what it decides for the card's holder for good. */
function chargedBack(db: StripeStore, charge: Charge): number {
  const against = db.disputes.all().filter((dispute) => dispute.charge === charge.id)
  if (against.some(isUndecided)) return charge.amount_captured
  return against.reduce((sum, { status, amount }) => (status === 'lost' ? sum + amount : sum), 0)
}

export function refundCharge(
  db: StripeStore,
  charge: Charge,
  refund: { amount: number | null; reason: string | null; metadata: Record<string, string> },
): Refund {
  if (!charge.captured) throw refused(`Charge ${charge.id} has not been captured.`, 'charge_not_captured')
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  const amount = refund.amount ?? left
  if (amount < 1 || amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      'amount',
    )
  }
  if (amount > left - chargedBack(db, charge))
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed')
  const row = db.refunds.put({
    id: db.newId('re'),
    object: 'refund',
    created: db.seconds(),
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: refund.reason,
    status: 'succeeded',
    metadata: refund.metadata,
  })
  const refunded = charge.amount_refunded + amount
  const changed = db.charges.update(charge.id, {
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  })
  db.emit('charge.refunded', changed)
  return row
}

/** The bank's part: a refund that was made comes back, days later at the real Stripe, such as from a card that was closed. */
export function sendBack(db: StripeStore, refund: Refund, reason: string): Refund {
  const charge = db.charges.get(refund.charge)
  if (charge)
    db.charges.update(charge.id, {
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    })
  const failed = db.refunds.update(refund.id, { status: 'failed', failure_reason: reason })
  db.emit('refund.failed', failed)
  return failed
}

/** Time does to sessions and authorisations what it does at Stripe. */
export function letTimePass(db: StripeStore): void {
  const now = db.seconds()
  for (const session of db.sessions.all()) {
    if (session.status === 'open' && session.expires_at <= now) expireSession(db, session)
  }
  for (const intent of db.intents.all()) {
    if (intent.status !== 'requires_capture' || !intent.latest_charge) continue
    const charge = db.charges.get(intent.latest_charge)
    if (!charge) continue
    const { payment_method_details: details, created } = charge
    const lapses = details.type === 'card' ? details.card.capture_before : lapseFrom(db, created)
    if (lapses && lapses <= now) cancelIntent(db, intent, 'automatic')
  }
}
