import Stripe from 'stripe'

/** Money that moves may take a bank its time; nobody sits before these calls. */
export const WITH_PATIENCE: Stripe.RequestOptions = { timeout: 30_000 }

/**
 * A client of Stripe, or of what stands at `apiBase`. It repeats a call twice where the answer was lost, under the same
 * key; all three tries are over before a browser gives the shop up. A call that changes something and was given no key
 * has one of its own from the library.
 */
export function stripeClient({ apiKey, apiBase }: { apiKey: string; apiBase?: string }): Stripe {
  const common = { maxNetworkRetries: 2, timeout: 9_000, telemetry: false }
  if (!apiBase) return new Stripe(apiKey, common)
  const { protocol, hostname, port } = new URL(apiBase)
  const secure = protocol === 'https:'
  return new Stripe(apiKey, {
    ...common,
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? 'https' : 'http',
  })
}

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** The PaymentIntent inside an expanded Checkout Session, or null while there is none. */
export function intentOf(session: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof session.payment_intent === 'object' ? session.payment_intent : null
}
