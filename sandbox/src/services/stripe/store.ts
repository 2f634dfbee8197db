import { randomHex, randomToken } from '../../core/ids.js'
import type { ServiceKit } from '../../core/service.js'
import type {
  Charge,
  CheckoutSession,
  Coupon,
  Customer,
  Dispute,
  FraudWarning,
  LineItem,
  PaymentIntent,
  Refund,
  RememberedAnswer,
  ShippingRate,
  StripeEvent,
  StripeSettings,
} from './entities.js'

const API_VERSION = '2024-06-20'

export type SessionLines = { id: string; lines: LineItem[] }

export function openStripeStore(kit: ServiceKit, webhooks: StripeSettings['webhooks']) {
  const { store, clock, deliveries } = kit
  const settingsRows = store.collection<Partial<StripeSettings> & { id: string }>('settings')
  const events = store.collection<StripeEvent>('events')
  // Where the events go is decided by whoever starts the sandbox, unless the control API set it meanwhile.
  const defaults: StripeSettings = { id: 'settings', authorisedAs: 'unpaid', webhooks, captureWithinDays: 7 }
  const settings = (): StripeSettings => ({ ...defaults, ...settingsRows.get('settings'), id: 'settings' })

  return {
    kit,
    customers: store.collection<Customer>('customers'),
    coupons: store.collection<Coupon>('coupons'),
    shippingRates: store.collection<ShippingRate>('shipping_rates'),
    sessions: store.collection<CheckoutSession>('checkout_sessions'),
    lines: store.collection<SessionLines>('line_items'),
    intents: store.collection<PaymentIntent>('payment_intents'),
    charges: store.collection<Charge>('charges'),
    refunds: store.collection<Refund>('refunds'),
    disputes: store.collection<Dispute>('disputes'),
    warnings: store.collection<FraudWarning>('early_fraud_warnings'),
    events,
    remembered: store.collection<RememberedAnswer>('idempotency_keys'),
    settings,
    writeSettings: (patch: Partial<StripeSettings>) =>
      settingsRows.put({ ...settingsRows.get('settings'), ...patch, id: 'settings' }),

    newId: (prefix: string) => `${prefix}_${randomToken(24)}`,
    newSessionId: () => `cs_test_${randomToken(58)}`,
    newSecret: (id: string) => `${id}_secret_${randomHex(12)}`,
    seconds: () => clock.seconds(),

    /** Events carry the object as it is now, not as it will be when they arrive. */
    emit(type: string, subject: object): void {
      const urls = settings().webhooks.map((endpoint) => endpoint.url)
      const event = events.put({
        id: `evt_${randomToken(24)}`,
        object: 'event',
        created: clock.seconds(),
        livemode: false,
        api_version: API_VERSION,
        type,
        data: { object: subject },
        pending_webhooks: urls.length,
        request: { id: null, idempotency_key: null },
      })
      deliveries.enqueue({ id: event.id, type, body: JSON.stringify(event), urls })
    },
  }
}

export type StripeStore = ReturnType<typeof openStripeStore>
