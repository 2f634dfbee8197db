import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { isRefundNews } from '../lib/webhook-events'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type StripeCheckoutService from '../modules/stripe-checkout/service'
import type { CheckoutRow, DisputeRow, InboxRow } from '../modules/stripe-checkout/types'

/** What the shop does about a dispute that is new or has changed. May be called more than once. */
export type AfterDispute = (dispute: DisputeRow, checkout: CheckoutRow) => Promise<void>

/** Of disputes as they stand now, the ids of those of which the shop has done what it does about them. */
export type HeardOf = (words: Pick<DisputeRow, 'id' | 'status'>[]) => Promise<ReadonlySet<string>>

/** A dispute or a warning as Stripe has it, before it is known whose payment it is about. */
export type BankWord = Omit<DisputeRow, 'checkout_id'>

const OVER: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented'])
const asDate = (seconds: number) => new Date(seconds * 1000)
const inWords = (word: string) => word.replaceAll('_', ' ')

export const fromWarning = ({
  id,
  fraud_type,
  actionable,
  created,
}: Stripe.Radar.EarlyFraudWarning): BankWord => ({
  id,
  kind: 'warning',
  reason: inWords(fraud_type),
  status: actionable ? 'open' : 'closed',
  amount_pence: null,
  respond_by: null,
  opened_at: asDate(created),
  closed_at: actionable ? null : new Date(),
})

export const fromDispute = ({
  id,
  reason,
  status,
  amount,
  created,
  evidence_details,
}: Stripe.Dispute): BankWord => ({
  id,
  kind: 'dispute',
  reason: inWords(reason),
  status,
  amount_pence: amount,
  respond_by: evidence_details.due_by ? asDate(evidence_details.due_by) : null,
  opened_at: asDate(created),
  closed_at: OVER.has(status) ? new Date() : null,
})

/** A refund that the customer's bank did not take: the money is back with the shop. Null for any other. */
export const fromRefund = ({
  id,
  status,
  amount,
  created,
  failure_reason,
}: Stripe.Refund): BankWord | null =>
  status === 'failed'
    ? {
        id,
        kind: 'refund',
        reason: inWords(failure_reason ?? 'unknown'),
        status,
        amount_pence: amount,
        respond_by: null,
        opened_at: asDate(created),
        closed_at: new Date(),
      }
    : null

/** How a dispute, a warning or a refund stands; Stripe is asked, since an event may be old. */
async function ask(service: StripeCheckoutService, event: InboxRow): Promise<BankWord | null> {
  const { id } = event.payload.data.object
  if (isRefundNews(event.type)) return fromRefund(await service.stripe.refunds.retrieve(id))
  return event.type.startsWith('radar.')
    ? fromWarning(await service.stripe.radar.earlyFraudWarnings.retrieve(id))
    : fromDispute(await service.stripe.disputes.retrieve(id))
}

/** What Stripe answered, and when it was asked, by the database's clock: answers may come in another order. */
export interface Heard {
  word: BankWord
  askedAt: Date
}

/** Notes what a bank says against a payment of ours, and lets the shop act on it, where no later answer was noted before. */
export async function keepDispute(
  container: MedusaContainer,
  { word, askedAt }: Heard,
  checkout: CheckoutRow,
  after: AfterDispute,
): Promise<void> {
  const dispute = { ...word, checkout_id: checkout.id }
  const stands = await container.resolve(STRIPE_CHECKOUT_MODULE).keepDispute(dispute, askedAt)
  if (stands) await after(dispute, checkout)
}

/** The same, told by an event. */
export async function takeDispute(
  container: MedusaContainer,
  event: InboxRow,
  checkout: CheckoutRow,
  after: AfterDispute,
): Promise<void> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  const askedAt = await service.databaseNow()
  const word = await ask(service, event)
  if (word) await keepDispute(container, { word, askedAt }, checkout, after)
}
