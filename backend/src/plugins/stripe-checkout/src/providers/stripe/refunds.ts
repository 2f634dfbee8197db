import type Stripe from 'stripe'

export type MadeRefund = Pick<Stripe.Refund, 'id' | 'amount' | 'status' | 'metadata'>

/** Whose a refund at Stripe is: the id of the row that it was asked for with. */
export const requestOf = ({ metadata }: Pick<Stripe.Refund, 'metadata'>): string | null =>
  metadata?.refund_request || null

export interface RefundPlan {
  /** Pence that still have to go back. */
  due: number
  /** Refunds that were made for this very wish under a row that is gone: they count as its own from now on. */
  adopt: MadeRefund[]
}

/**
 * What of a refund is left to do. Medusa deletes a refund's row where its answer was lost, and the next try comes with
 * another row: what Stripe has made for a row that is gone was made for this wish. A refund from Stripe's own
 * dashboard counts where nothing more is left to give back.
 */
export function planRefund(input: {
  /** Pence that were captured. */
  received: number
  /** Pence that shall go back. */
  pence: number
  /** The row of this request. */
  request: string | null
  refunds: MadeRefund[]
  /** Whether the row of an earlier request is still there. */
  isKnown: (request: string) => boolean
}): RefundPlan {
  const good = input.refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled')
  let due = input.pence
  for (const refund of good) if (input.request && requestOf(refund) === input.request) due -= refund.amount
  const adopt: MadeRefund[] = []
  for (const refund of good) {
    const request = requestOf(refund)
    if (!request || request === input.request || input.isKnown(request) || refund.amount > due) continue
    adopt.push(refund)
    due -= refund.amount
  }
  const left = input.received - good.reduce((sum, { amount }) => sum + amount, 0)
  return { due: Math.max(0, Math.min(due, left)), adopt }
}
