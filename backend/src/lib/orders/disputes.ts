import type { Dispute } from '@caseloom/contract'
import { formatMoney, ukTime } from '@caseloom/mail'
import { fromMinor, isUndecided, type DisputeRow } from '@caseloom/stripe-checkout'
import { paymentStatus } from './order-payment'
import { pounds, type ShopOrder } from './shop-order'

const OUTCOME: Record<string, string> = {
  won: 'It was decided for the shop.',
  lost: 'It was decided for the customer, and the money is gone.',
}

/** A bank's word against a payment, in a sentence or two. Orders are paid in pounds; what became none may be of another `currency`. */
export function sayDispute(
  { kind, reason, status, amount_pence, respond_by, closed_at }: DisputeRow,
  currency = 'gbp',
): string {
  const said = (minor: number) => formatMoney(fromMinor(minor, currency), currency)
  if (kind === 'refund')
    return `The refund of ${said(amount_pence ?? 0)} did not reach the customer: their bank sent it back (${reason}). Stripe holds it for the shop; pay it to them in another way.`
  if (kind === 'warning') {
    const why = reason === 'fraudulent' ? '' : ` (${reason})`
    return closed_at
      ? `The bank’s fraud warning on this payment${why} is closed.`
      : `The bank warns that this payment may be fraud${why}.`
  }
  const sum = amount_pence === null ? '' : ` ${said(amount_pence)} of`
  if (!closed_at) {
    const by = respond_by ? ` by ${ukTime(respond_by.toISOString())} (UK time)` : ''
    return `The customer’s bank disputes${sum} this payment (${reason}). Answer it in Stripe${by}.`
  }
  return `The dispute of this payment (${reason}) is over. ${OUTCOME[status] ?? ''}`.trim()
}

/** Those that nobody has settled yet, and those that were lost: nothing should be printed on them. */
export const standing = <D extends DisputeRow>(disputes: D[]): (D & { kind: Dispute['kind'] })[] =>
  disputes.filter(
    (dispute): dispute is D & { kind: Dispute['kind'] } =>
      dispute.kind !== 'refund' && (!dispute.closed_at || dispute.status === 'lost'),
  )

/** Money that was given back, and did not arrive. */
export const sentBack = <D extends DisputeRow>(disputes: D[]): D[] =>
  disputes.filter(({ kind }) => kind === 'refund')

/** Whether a bank has taken the money that a dispute is about, for good or until it decides. */
export const isWithBank = ({ kind, status }: DisputeRow): boolean =>
  kind === 'dispute' && (isUndecided(status) || status === 'lost')

const NO_REFUND =
  'Until that is decided, Stripe refunds nothing of it: to give the money back now, accept the dispute in Stripe.'
const TAKEN = new Set(['captured', 'partially_refunded'])

/** Why an order's money can't be given back now, in a sentence for those who decide; null where nothing is against it. */
export function whyNotGivenBack({
  order,
  disputes,
}: {
  order: ShopOrder
  disputes: DisputeRow[]
}): string | null {
  const open = disputes.find(({ kind, status }) => kind === 'dispute' && isUndecided(status))
  return open && TAKEN.has(paymentStatus(order)) ? `${sayDispute(open)} ${NO_REFUND}` : null
}

/** What somebody has to know who decides on an order of such a payment. */
export function presentDisputes(disputes: DisputeRow[]): Dispute[] {
  return standing(disputes).map((dispute) => ({
    kind: dispute.kind,
    says: sayDispute(dispute),
    reason: dispute.reason,
    amount: dispute.amount_pence === null ? null : pounds(dispute.amount_pence / 100),
    respondBy: dispute.closed_at ? null : (dispute.respond_by?.toISOString() ?? null),
    lost: dispute.status === 'lost',
  }))
}
