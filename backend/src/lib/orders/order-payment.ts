import type { OrderDetail, PaymentStatus } from '@caseloom/contract'
import { chargedBack, rememberedCaptureBefore } from '@caseloom/stripe-checkout'
import { confirmedRefunds } from './owed-back'
import type { OrderBundle } from './bundle'
import { paymentsOf, pounds, type ShopOrder } from './shop-order'

const refundsOf = (order: ShopOrder) =>
  paymentsOf(order).flatMap((payment) => confirmedRefunds(order, payment))

/** Pounds that were paid: not always the order's own sum, since an administrator may have accepted another. */
export const amountPaid = (order: ShopOrder): number =>
  pounds(paymentsOf(order).reduce((total, { amount }) => total + amount, 0))

/** What went back, and when the last of it did. Nobody is told of a refund that the payment provider has not confirmed. */
export function refundOf(order: ShopOrder): OrderDetail['refund'] {
  const refunds = refundsOf(order)
  const amount = pounds(refunds.reduce((total, refund) => total + refund.amount, 0))
  if (amount <= 0) return null
  const times = refunds.map(({ created_at }) => created_at?.getTime() ?? 0)
  const last = Math.max(...times)
  return { amount, at: last > 0 ? new Date(last).toISOString() : null }
}

/** Pounds that went back before a moment. */
export function refundedBefore(order: ShopOrder, moment: Date | null): number {
  if (moment === null) return 0
  const before = refundsOf(order).filter(({ created_at }) => created_at && created_at < moment)
  return pounds(before.reduce((total, { amount }) => total + amount, 0))
}

/** Pounds that a bank had given the customer back, so that the shop could not. */
export const chargedBackOf = (order: ShopOrder): number =>
  pounds(paymentsOf(order).reduce((total, { data }) => total + chargedBack(data), 0))

/** How the money stands, in one word. */
export function paymentStatus(order: ShopOrder): PaymentStatus {
  const payments = paymentsOf(order)
  const sum = (rows: { amount: number }[]) => rows.reduce((total, row) => total + row.amount, 0)
  const captured = payments.reduce((total, { captures }) => total + sum(captures), 0)
  const refunded = sum(refundsOf(order))
  if (payments.length === 0) return 'none'
  if (refunded > 0) return pounds(refunded) >= pounds(captured) ? 'refunded' : 'partially_refunded'
  if (payments.some(({ captured_at }) => captured_at)) return 'captured'
  return payments.every(({ canceled_at }) => canceled_at) ? 'cancelled' : 'authorised'
}

/** Until when the bank holds the money of an order that nobody has taken yet; null where it is taken, or Stripe does not say. */
export function heldUntil(order: ShopOrder): string | null {
  if (paymentStatus(order) !== 'authorised') return null
  const until = paymentsOf(order).map(({ data }) => rememberedCaptureBefore(data))
  return until.find((date) => date !== null)?.toISOString() ?? null
}

/** The same with a guess (`about`) where Stripe does not say: what is decided, or asked for, is best decided until then. */
export function endOfHold({
  order,
  checkout,
}: Pick<OrderBundle, 'order' | 'checkout'>): { at: string; about: boolean } | null {
  if (paymentStatus(order) !== 'authorised') return null
  const told = heldUntil(order)
  if (told) return { at: told, about: false }
  return checkout.supposedEnd && { at: checkout.supposedEnd.toISOString(), about: true }
}
