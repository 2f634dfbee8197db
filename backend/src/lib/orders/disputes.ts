import type { Dispute } from '@caseloom/contract'
import type { DisputeRow } from '@caseloom/stripe-checkout'
import { pounds } from './shop-order'

const OUTCOME: Record<string, string> = {
  won: 'It was decided for the shop.',
  lost: 'It was decided for the customer, and the money is gone.',
}

const inPounds = (pence: number) => `£${pounds(pence / 100).toFixed(2)}`

/** A bank's word against a payment, in a sentence or two. */
export function sayDispute({ kind, reason, status, amount_pence, closed_at }: DisputeRow): string {
  if (kind === 'refund')
    return `The refund of ${inPounds(amount_pence ?? 0)} did not reach the customer: their bank sent it back (${reason}). Stripe holds it for the shop; pay it to them in another way.`
  if (kind === 'warning')
    return closed_at
      ? `The bank’s fraud warning on this payment (${reason}) is closed.`
      : `The bank warns that this payment may be fraud (${reason}).`
  const sum = amount_pence === null ? '' : ` ${inPounds(amount_pence)} of`
  if (!closed_at) return `The customer’s bank disputes${sum} this payment (${reason}). Answer it in Stripe.`
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
