import { pounds, type ShopOrder, type ShopPayment } from './shop-order'

/** Medusa adds a refund's transaction to its order after the payment provider has confirmed it, and not before. */
const isConfirmed = (order: ShopOrder, refundId: string): boolean =>
  order.transactions.some(
    ({ reference, reference_id }) => reference === 'refund' && reference_id === refundId,
  )

/** Ids of refunds that were begun and not confirmed. */
export const unconfirmedRefunds = (order: ShopOrder, payment: ShopPayment): string[] =>
  payment.refunds.filter(({ id }) => !isConfirmed(order, id)).map(({ id }) => id)

/** Refunds that the payment provider has confirmed. */
export const confirmedRefunds = (order: ShopOrder, payment: ShopPayment) =>
  payment.refunds.filter(({ id }) => isConfirmed(order, id))

/** Pounds of a captured payment that have not gone back yet. */
export function owedBack(order: ShopOrder, payment: ShopPayment): number {
  if (!payment.captured_at) return 0
  const taken = payment.captures.reduce((sum, { amount }) => sum + amount, 0)
  const returned = confirmedRefunds(order, payment).reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, pounds(taken - returned))
}
