/** Options of the plugin (its module) and of the payment provider: the same object for both. */
export interface StripeCheckoutOptions {
  apiKey: string
  /** Signing secret of the webhook endpoint; several, separated by commas, while a secret is being rotated. */
  webhookSecret: string
  /** Where Stripe's API is, such as `http://localhost:9101`; Stripe itself where absent. */
  apiBase?: string
  /** `manual` authorises and leaves the capture to the order's approval. */
  capture?: 'manual' | 'on_payment'
  /** The shop's own address, where the payment page sends the shopper back to. */
  publicUrl: string
  /** The fulfillment provider whose delivery options a payment page offers, such as `prodigi_prodigi`; all of them where absent. */
  deliveredBy?: string
  /** How long a payment page stays open; Stripe takes 30 minutes to 24 hours. */
  sessionMinutes?: number
}

export const SESSION_MINUTES = 12 * 60

/** @throws Error naming every option that is missing or out of range */
export function checkOptions(options: Partial<StripeCheckoutOptions> | undefined): StripeCheckoutOptions {
  const faults: string[] = []
  const { apiKey, webhookSecret, publicUrl, sessionMinutes } = options ?? {}
  if (!apiKey) faults.push('apiKey is missing')
  if (!webhookSecret) faults.push('webhookSecret is missing')
  if (!publicUrl) faults.push('publicUrl is missing')
  if (sessionMinutes !== undefined && (sessionMinutes < 31 || sessionMinutes > 1439)) {
    faults.push('sessionMinutes must be 31 to 1439')
  }
  if (!apiKey || !webhookSecret || !publicUrl || faults.length > 0) {
    throw new Error(`@caseloom/stripe-checkout: ${faults.join(', ')}`)
  }
  return { ...options, apiKey, webhookSecret, publicUrl: publicUrl.replace(/\/+$/, '') }
}
