import type { MedusaContainer } from '@medusajs/framework/types'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type StripeCheckoutService from '../modules/stripe-checkout/service'
import type { CheckoutRow, DisputeRow, InboxRow } from '../modules/stripe-checkout/types'

/** What the shop does about a dispute that is new or has changed. May be called more than once. */
export type AfterDispute = (dispute: DisputeRow, checkout: CheckoutRow) => Promise<void>

const OVER: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented'])
const asDate = (seconds: number) => new Date(seconds * 1000)
const inWords = (word: string) => word.replaceAll('_', ' ')

/** How a dispute or a warning stands; Stripe is asked, since an event may be old. */
async function ask(service: StripeCheckoutService, event: InboxRow, checkoutId: string): Promise<DisputeRow> {
  const { id } = event.payload.data.object
  if (event.type.startsWith('radar.')) {
    const { fraud_type, actionable, created } = await service.stripe.radar.earlyFraudWarnings.retrieve(id)
    return {
      id,
      checkout_id: checkoutId,
      kind: 'warning',
      reason: inWords(fraud_type),
      status: actionable ? 'open' : 'closed',
      amount_pence: null,
      respond_by: null,
      opened_at: asDate(created),
      closed_at: actionable ? null : new Date(),
    }
  }
  const { reason, status, amount, created, evidence_details } = await service.stripe.disputes.retrieve(id)
  return {
    id,
    checkout_id: checkoutId,
    kind: 'dispute',
    reason: inWords(reason),
    status,
    amount_pence: amount,
    respond_by: evidence_details.due_by ? asDate(evidence_details.due_by) : null,
    opened_at: asDate(created),
    closed_at: OVER.has(status) ? new Date() : null,
  }
}

/** Notes what a bank says against a payment of ours, and lets the shop act on it. */
export async function takeDispute(
  container: MedusaContainer,
  event: InboxRow,
  checkout: CheckoutRow,
  after: AfterDispute,
): Promise<void> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  const dispute = await ask(service, event, checkout.id)
  await service.keepDispute(dispute)
  await after(dispute, checkout)
}
