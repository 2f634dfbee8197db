import { isOverdue } from './adjustments/state'
import type { OrderBundle } from './bundle'
import { sayDispute, sentBack, standing } from './disputes'
import { isCancellable } from './is-cancellable'
import { whyNotPrinted } from './not-printed'
import { endOfHold, refundOf } from './order-payment'
import { sayStuckDecision, UNDER_WAY_HOURS } from './stuck-decisions'
import { sayStuckRefund } from './stuck-refunds'

const HOUR_MS = 3_600_000
/** How long before an authorisation lapses somebody is warned. */
const WARN_HOURS = 48
/** How long an order may wait for a decision, or money for its way back, before somebody is told. */
const PATIENCE_HOURS = 24

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
const span = (hours: number): string =>
  hours < 48 ? count(Math.max(1, Math.floor(hours)), 'hour') : count(Math.floor(hours / 24), 'day')

/** An authorisation that lapses soon, or has lapsed. */
function lapse(bundle: OrderBundle, now: Date): string | null {
  const end = endOfHold(bundle)
  if (!end) return null
  const hours = (new Date(end.at).getTime() - now.getTime()) / HOUR_MS
  if (hours > WARN_HOURS) return null
  if (hours <= 0)
    return end.about
      ? 'The bank may let go of the money any time now: Stripe does not say until when it is held.'
      : 'The bank no longer holds the money: its authorisation has lapsed.'
  const left = end.about ? `about ${span(hours)}` : hours < 1 ? 'less than an hour' : span(hours)
  return `The bank’s authorisation lapses in ${left}.`
}

/** An order that would have been cancelled within a minute, had Stripe and Prodigi said that nothing speaks against it. */
function kept(bundle: OrderBundle, now: Date): string | null {
  return isOverdue(bundle, new Date(now.getTime() - UNDER_WAY_HOURS * HOUR_MS))
    ? 'No change came in time, but the order is not cancelled: its history says why, or Stripe or Prodigi cannot be asked just now.'
    : null
}

function ofState(bundle: OrderBundle, hours: number, now: Date): string | null {
  const { approval, submission } = bundle
  switch (approval?.status) {
    case 'adjustment_requested':
      return kept(bundle, now)
    case 'pending_admin_approval':
      return hours > PATIENCE_HOURS ? `It has waited for a decision for ${span(hours)}.` : null
    case 'fulfillment_failed':
      return submission?.status === 'cancelled' && approval.reason
        ? approval.reason
        : `Sending it to print failed: ${approval.reason ?? submission?.last_error ?? 'no reason is known'}`
    case 'processing':
    case 'rejecting':
    case 'cancelling':
      return hours > UNDER_WAY_HOURS ? sayStuckDecision(approval.status, bundle.lastRefusal) : null
    default:
      return null
  }
}

/** A print whose taking Prodigi could not tell, and that it did not cancel any more when the order was over. */
function printedForNothing({ approval, submission }: OrderBundle): string | null {
  const over = approval?.status === 'rejected' || approval?.status === 'cancelled'
  const printed = submission?.withdrawn_at && submission.prodigi_order_id && submission.status !== 'cancelled'
  return over && printed
    ? 'Prodigi prints this order, although its payment was given back: it came to light too late to be cancelled. See Prodigi’s dashboard.'
    : null
}

/** How much of its payment went back, as the beginning of a sentence; null where nothing did. */
function refunded({ order }: OrderBundle): string | null {
  const refund = refundOf(order)
  return refund && `£${refund.amount.toFixed(2)} of its payment has been refunded`
}

/** Money of an order that is still to be decided which went back, or was none. */
function givenBack(bundle: OrderBundle): string | null {
  const refund = refunded(bundle)
  return whyNotPrinted(bundle) ?? (refund && `${refund}.`)
}

/** A print that somebody may want to stop, since money of it was given back in Medusa's admin. */
function printedAllTheSame(bundle: OrderBundle): string | null {
  const refund = isCancellable(bundle) ? refunded(bundle) : null
  return refund && `${refund}, and it is with the printer: cancel its print if it is not to be made.`
}

const OPEN = new Set(['pending_admin_approval', 'adjustment_requested', 'fulfillment_failed'])

/** What is odd about the payment of an order that is still to be decided, in sentences. */
function oddities(bundle: OrderBundle): string[] {
  const { order, approval } = bundle
  if (!approval || !OPEN.has(approval.status)) return []
  const twin = order.metadata?.possible_duplicate_of
  return [
    givenBack(bundle),
    twin ? `The same cart may have been paid twice: look at order ${twin}, too.` : null,
  ].filter((sentence) => sentence !== null)
}

/** Whether somebody should look at an order before it is processed, and not only soon. */
export const isOdd = (bundle: OrderBundle): boolean => oddities(bundle).length > 0

/** What somebody should see to soon, in sentences. */
export function attentionOf(bundle: OrderBundle, now: Date): string[] {
  const { approval, submission, disputes, stuckRefunds } = bundle
  if (!approval) return []
  const hours = (now.getTime() - new Date(approval.updated_at).getTime()) / HOUR_MS
  const open = OPEN.has(approval.status)
  const printed = approval.status === 'processed' ? submission : null
  const issues = printed?.issues ?? []
  return [
    ...[...standing(disputes), ...sentBack(disputes)].map((dispute) => sayDispute(dispute)),
    ...stuckRefunds.map(sayStuckRefund),
    ofState(bundle, hours, now),
    printedForNothing(bundle),
    printedAllTheSame(bundle),
    ...oddities(bundle),
    open ? lapse(bundle, now) : null,
    issues.length > 0 ? `Prodigi reports: ${issues.map(({ says }) => says).join('; ')}` : null,
    // Such as that it holds the print back, or does not answer.
    printed?.last_error ?? null,
  ].filter((sentence) => sentence !== null)
}
