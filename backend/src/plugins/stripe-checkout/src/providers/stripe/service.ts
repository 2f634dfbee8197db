import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  ProviderWebhookPayload,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from '@medusajs/framework/types'
import { BigNumber, MedusaError, PaymentActions, PaymentSessionStatus } from '@medusajs/framework/utils'
import StripeBase from '@medusajs/payment-stripe/dist/core/stripe-base'
import type { PaymentIntentOptions } from '@medusajs/payment-stripe/dist/types'
import type Stripe from 'stripe'
import { isAuthorisationKept } from '../../lib/authorisation-guard'
import { captureBefore } from '../../lib/capture-before'
import { refundUnlessLost, withLost } from '../../lib/charged-back'
import { checkOptions, type StripeCheckoutOptions } from '../../lib/options'
import { PaymentCaptured } from '../../lib/payment-captured'
import { paymentState } from '../../lib/payment-state'
import { toPence } from '../../lib/pence'
import { couponName, goodsPence, sessionParams, type SessionPlan } from '../../lib/session-params'
import { idOf, intentOf, stripeClient, WITH_PATIENCE } from '../../lib/stripe-client'
import { asForgotten, isForgotten } from '../../lib/trial'
import { planRefund, requestOf } from './refunds'
import { wordsOf } from '../../lib/words-of'

/** What the payment session and the payment remember; ids only, never a card. */
type PaymentData = Record<string, unknown>

/** Medusa's own rows of refunds: the payment module hands its services to its providers. */
interface RefundRows {
  list: (filter: { id: string[] }, config: { select: string[] }) => Promise<{ id: string }[]>
}

function idsIn(data: PaymentData | undefined): { sessionId: string | null; intentId: string | null } {
  return {
    sessionId: typeof data?.id === 'string' ? data.id : null,
    intentId: typeof data?.payment_intent === 'string' ? data.payment_intent : null,
  }
}

const unreachable = (error: unknown): MedusaError =>
  new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    `The payment provider did not do this: ${wordsOf(error)}`,
    'provider_unavailable',
  )

const letGo = (): MedusaError =>
  new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    'The bank no longer holds the money of this payment',
    'payment_incomplete',
  )

/** Stripe's hosted Checkout as a Medusa payment provider. Every call asks Stripe first and may be repeated. */
export default class StripeCheckoutProvider extends StripeBase {
  static override identifier = 'stripe-checkout'
  private readonly checkout: StripeCheckoutOptions
  private readonly client: Stripe
  private readonly refundRows: () => RefundRows

  constructor(cradle: Record<string, unknown>, options: StripeCheckoutOptions) {
    super(cradle, { apiKey: options.apiKey, webhookSecret: options.webhookSecret })
    this.checkout = checkOptions(options)
    this.client = stripeClient(this.checkout)
    // The inherited account-holder calls must reach the same host.
    Reflect.set(this, 'stripe_', this.client)
    this.refundRows = () => cradle.refundService as RefundRows
  }

  get paymentIntentOptions(): PaymentIntentOptions {
    return { capture_method: this.checkout.capture === 'on_payment' ? 'automatic' : 'manual' }
  }

  /** Opens the payment page for a frozen checkout. Keys come from the checkout's id: a repeated call gives the same page. */
  override async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const plan = input.data?.checkout as SessionPlan | undefined
    const paymentSessionId = input.data?.session_id
    if (!plan || typeof paymentSessionId !== 'string') {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, 'This provider is paid through a checkout only')
    }
    if (
      toPence(new BigNumber(input.amount).numeric) !== goodsPence(plan) ||
      input.currency_code !== plan.currency
    ) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The cart and its frozen copy differ in amount')
    }
    try {
      const session = await this.client.checkout.sessions.create(
        sessionParams(plan, {
          publicUrl: this.checkout.publicUrl,
          manualCapture: this.checkout.capture !== 'on_payment',
          couponId: await this.couponFor(plan),
          paymentSessionId,
        }),
        { idempotencyKey: `${plan.checkoutId}:session` },
      )
      return {
        id: session.id,
        status: PaymentSessionStatus.PENDING,
        data: { ...this.remember(session), checkout: null },
      }
    } catch (error) {
      throw unreachable(error)
    }
  }

  private async couponFor(plan: SessionPlan): Promise<string | null> {
    if (plan.discountPence === 0) return null
    const coupon = await this.client.coupons.create(
      {
        amount_off: plan.discountPence,
        currency: plan.currency,
        duration: 'once',
        max_redemptions: 1,
        name: couponName(plan.promoCode),
        metadata: { checkout_id: plan.checkoutId },
      },
      { idempotencyKey: `${plan.checkoutId}:coupon` },
    )
    return coupon.id
  }

  private remember(session: Stripe.Checkout.Session): PaymentData {
    return {
      id: session.id,
      url: session.url,
      checkout_id: session.client_reference_id,
      payment_intent: idOf(session.payment_intent),
      amount_total: session.amount_total,
      currency: session.currency,
      // Until when the authorisation can be captured (Unix seconds); the administrators' page shows it.
      capture_before: captureBefore(session),
    }
  }

  private async session(id: string): Promise<Stripe.Checkout.Session> {
    return await this.client.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    })
  }

  override async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const { sessionId } = idsIn(data)
    if (!sessionId) return { status: PaymentSessionStatus.PENDING, data }
    const session = await this.session(sessionId)
    const remembered = { ...data, ...this.remember(session) }
    switch (paymentState(session)) {
      case 'paid': {
        const captured = intentOf(session)?.status === 'succeeded'
        const status = captured ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.AUTHORIZED
        return { status, data: remembered }
      }
      case 'expired':
        return { status: PaymentSessionStatus.CANCELED, data: remembered }
      default:
        return { status: PaymentSessionStatus.PENDING, data: remembered }
    }
  }

  override async authorizePayment(input: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return await this.getPaymentStatus(input)
  }

  /** The amount of a payment page cannot change; accepts only the amount that Stripe itself reports (delivery included). */
  override async updatePayment({
    data,
    amount,
    currency_code,
  }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    const { sessionId } = idsIn(data)
    if (!sessionId) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'This payment has no payment page')
    const session = await this.session(sessionId)
    if (
      session.amount_total !== toPence(new BigNumber(amount).numeric) ||
      session.currency !== currency_code.toLowerCase()
    ) {
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        'The amount differs from the payment page',
        'conflict',
      )
    }
    return { data: { ...data, ...this.remember(session) }, status: PaymentSessionStatus.PENDING }
  }

  /** Captures once: an intent that is captured already counts as success (Medusa forgets after a crash). */
  override async capturePayment({ data, context }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    const intentId = this.needIntent(data)
    const present = await this.client.paymentIntents.retrieve(intentId)
    if (present.status === 'succeeded') return { data: { ...data, intent_status: present.status } }
    try {
      const intent = await this.client.paymentIntents.capture(intentId, {}, this.key(context))
      return { data: { ...data, intent_status: intent.status } }
    } catch (error) {
      const now = await this.client.paymentIntents.retrieve(intentId)
      if (now.status === 'succeeded') return { data: { ...data, intent_status: now.status } }
      // It was held when we looked; the bank may end that in the very moment.
      throw now.status === 'canceled' ? letGo() : unreachable(error)
    }
  }

  /** Refunds once: what Stripe has made for this wish already, under whatever row, is not made again. */
  override async refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    if (isAuthorisationKept()) throw new Error('Kept: this checkout will be tried again')
    return await this.unlessForgotten(input.data, () => this.giveBack(input))
  }

  private async giveBack({ data, amount, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const intentId = this.needIntent(data)
    const request = context?.idempotency_key ?? null
    const [intent, { data: refunds }] = await Promise.all([
      this.client.paymentIntents.retrieve(intentId),
      this.client.refunds.list({ payment_intent: intentId, limit: 100 }),
    ])
    const known = await this.knownRequests([
      ...(request ? [request] : []),
      ...refunds.flatMap((refund) => requestOf(refund) ?? []),
    ])
    // Held up for so long that another took it for a dead one's, and asks for it under a row of its own.
    if (request && !known.has(request)) throw new Error('Another process sees to this refund')
    const plan = planRefund({
      received: intent.amount_received,
      pence: toPence(new BigNumber(amount).numeric),
      request,
      refunds,
      isKnown: (id) => known.has(id),
    })
    const metadata = { refund_request: request ?? '' }
    for (const { id } of plan.adopt) await this.client.refunds.update(id, { metadata })
    if (plan.due === 0) return { data }
    const refund = { payment_intent: intentId, amount: plan.due, metadata }
    return { data: withLost(data, await refundUnlessLost(this.client, refund, this.key(context))) }
  }

  private async knownRequests(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const rows = await this.refundRows().list({ id: ids }, { select: ['id'] })
    return new Set(rows.map(({ id }) => id))
  }

  /** Releases an authorisation, or closes a payment page that nobody used. Captured money is refunded, never cancelled. */
  override async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    if (isAuthorisationKept()) throw new Error('Kept: this checkout will be tried again')
    return await this.unlessForgotten(data, () => this.release(data))
  }

  private async release(data: PaymentData | undefined): Promise<CancelPaymentOutput> {
    const { sessionId, intentId } = idsIn(data)
    const open = intentId ? null : sessionId ? await this.closePage(sessionId) : null
    const target = intentId ?? idOf(open?.payment_intent)
    if (!target) return { data }
    const intent = await this.client.paymentIntents.retrieve(target)
    if (intent.status === 'canceled') return { data: { ...data, intent_status: intent.status } }
    if (intent.status === 'succeeded') throw new PaymentCaptured()
    // Without Medusa's key, which is the same for every try: Stripe repeats its answer to a key for a day, failures too.
    // Nothing is cancelled twice, since the state is read first.
    const cancelled = await this.client.paymentIntents.cancel(target, {}, WITH_PATIENCE)
    return { data: { ...data, intent_status: cancelled.status } }
  }

  /** A trial's payment is not known to the Stripe of a shop that has gone live: there is nothing of it to give back. */
  private async unlessForgotten<T>(
    data: PaymentData | undefined,
    work: () => Promise<T>,
  ): Promise<T | { data: PaymentData }> {
    try {
      return await work()
    } catch (error) {
      if (isForgotten(error, idsIn(data).sessionId)) return { data: asForgotten(data) }
      throw error
    }
  }

  /** Medusa deletes payment sessions when a cart changes. A page that was paid is left alone: the checkout decides about it. */
  override async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    const { sessionId } = idsIn(data)
    if (sessionId) await this.closePage(sessionId)
    return { data }
  }

  private async closePage(sessionId: string): Promise<Stripe.Checkout.Session> {
    const session = await this.session(sessionId)
    if (session.status !== 'open') return session
    try {
      return await this.client.checkout.sessions.expire(sessionId)
    } catch {
      // It was completed or ran out in this very moment.
      return await this.session(sessionId)
    }
  }

  override async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    const { sessionId } = idsIn(data)
    return { data: sessionId ? { ...data, ...this.remember(await this.session(sessionId)) } : data }
  }

  /** Events come through the shop's own inbox, never through Medusa's route, which answers 200 before it checks. */
  override getWebhookActionAndData(
    _payload: ProviderWebhookPayload['payload'],
  ): Promise<WebhookActionResult> {
    return Promise.resolve({ action: PaymentActions.NOT_SUPPORTED })
  }

  private needIntent(data: PaymentData | undefined): string {
    const { intentId } = idsIn(data)
    if (!intentId) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'This payment was never made')
    return intentId
  }

  /** Medusa gives every try of a capture or refund a key of its own; within one the library repeats a lost call under it. */
  private key(context: { idempotency_key?: string } | undefined): Stripe.RequestOptions {
    return context?.idempotency_key
      ? { ...WITH_PATIENCE, idempotencyKey: context.idempotency_key }
      : WITH_PATIENCE
  }
}
