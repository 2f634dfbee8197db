import type { RunningService, Service, ServiceOptions } from '../../core/service.js'
import { startService } from '../../core/service.js'
import { failureBody } from './errors.js'
import type { StripeSettings } from './entities.js'
import { OPERATIONS, operationOf } from './operations.js'
import { letTimePass } from './payments.js'
import { accountRoutes } from './routes/account.js'
import { disputeRoutes } from './routes/disputes.js'
import { checkoutSessionRoutes } from './routes/checkout-sessions.js'
import { hostedPageRoutes } from './routes/hosted-page.js'
import { paymentRoutes } from './routes/payments.js'
import { signatureHeader } from './signing.js'
import { openStripeStore, type StripeStore } from './store.js'

const EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.amount_capturable_updated',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'radar.early_fraud_warning.created',
]

const isWebhook = (value: unknown): value is { url: string; secret: string } =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'secret' in value &&
  typeof value.secret === 'string'

function writeSettings(db: StripeStore, change: Record<string, unknown>): string | null {
  const patch: Partial<StripeSettings> = {}
  if (change.authorisedAs !== undefined) {
    if (change.authorisedAs !== 'paid' && change.authorisedAs !== 'unpaid')
      return '"authorisedAs" is "paid" or "unpaid".'
    patch.authorisedAs = change.authorisedAs
  }
  if (change.captureWithinDays !== undefined) {
    if (typeof change.captureWithinDays !== 'number') return '"captureWithinDays" is a number.'
    patch.captureWithinDays = change.captureWithinDays
  }
  if (change.webhooks !== undefined) {
    if (!Array.isArray(change.webhooks) || !change.webhooks.every(isWebhook)) {
      return '"webhooks" is a list of { "url", "secret" }.'
    }
    patch.webhooks = change.webhooks
  }
  db.writeSettings(patch)
  return null
}

export function startStripe(
  options: Omit<ServiceOptions, 'name' | 'title'>,
  webhooks: StripeSettings['webhooks'],
): Promise<RunningService> {
  return startService({ ...options, name: 'stripe', title: 'Stripe stand-in' }, (kit): Service => {
    const db = openStripeStore(kit, webhooks)
    return {
      operations: OPERATIONS.map(([name]) => name),
      events: EVENTS,
      identify: operationOf,
      failure: failureBody,
      failsItself: true,
      hiddenCollections: ['idempotency_keys', 'line_items'],
      sign: (delivery) => {
        const endpoint = db.settings().webhooks.find((entry) => entry.url === delivery.url)
        return { 'stripe-signature': signatureHeader(delivery.body, endpoint?.secret ?? '', delivery.fault) }
      },
      tick: () => letTimePass(db),
      settings: { read: () => db.settings(), write: (change) => writeSettings(db, change) },
      routes(app) {
        hostedPageRoutes(app, db)
        checkoutSessionRoutes(app, db)
        paymentRoutes(app, db)
        accountRoutes(app, db)
        disputeRoutes(app, db)
        app.notFound((c) => {
          const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`
          return c.json({ error: { type: 'invalid_request_error', message } }, 404)
        })
      },
    }
  })
}
