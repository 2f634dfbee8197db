import type Stripe from 'stripe'
import { idOf } from './stripe-client'

/** Seconds that a signature may be old. */
const TOLERANCE = 300

export interface CheckoutEvent {
  id: string
  type: string
  checkoutId: string | null
  sessionId: string | null
  /** The payment, where the event names that alone. */
  intentId: string | null
  payload: unknown
}

/**
 * Checks the signature over the raw bytes against each of the secrets (two while one is being rotated).
 * @returns the event, or null where no secret fits or the time stamp is stale
 */
export function verifyEvent(
  stripe: Stripe,
  input: { body: Buffer | undefined; signature: string | undefined; secrets: string },
): Stripe.Event | null {
  const { body, signature } = input
  if (!body || !signature) return null
  for (const secret of input.secrets.split(',').map((text) => text.trim())) {
    if (!secret) continue
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE)
    } catch {
      // The next secret may fit.
    }
  }
  return null
}

/** Refunds that a bank may have sent back; accounts of an older version are told by the second. */
const REFUND_NEWS = new Set(['refund.failed', 'charge.refund.updated'])
export const isRefundNews = (type: string): boolean => REFUND_NEWS.has(type)

/** Events about a bank's word against a payment, which bear nothing of ours. */
export const isBankWord = (type: string): boolean =>
  type.startsWith('charge.dispute.') || type.startsWith('radar.early_fraud_warning.') || isRefundNews(type)

/** What of an event may concern a checkout of ours; null for events about somebody else's objects. */
export function checkoutEvent(event: Stripe.Event): CheckoutEvent | null {
  const object = event.data.object as {
    id?: string
    object?: string
    metadata?: Record<string, string> | null
    payment_intent?: string | { id: string } | null
  }
  const { id, type } = event
  if (isBankWord(type)) {
    const intentId = idOf(object.payment_intent)
    return intentId ? { id, type, checkoutId: null, sessionId: null, intentId, payload: event } : null
  }
  const checkoutId = object.metadata?.checkout_id ?? null
  if (!checkoutId) return null
  const sessionId = object.object === 'checkout.session' ? idOf(object.id) : null
  return { id, type, checkoutId, sessionId, intentId: null, payload: event }
}
