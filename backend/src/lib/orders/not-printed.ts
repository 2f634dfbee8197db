import { paymentStatus } from './order-payment'
import type { ShopOrder } from './shop-order'

/** What is said of an order all of whose money went back, here or at Stripe. */
export const REFUNDED = 'The payment of this order was refunded: reject it, nothing is printed.'
export const CANCELLED =
  'This order was cancelled in Medusa: nothing is printed, and the shop rejects it by itself.'

/** Why nothing may be printed of an order, whoever decides; null where it may. One of nothing was never paid, and is printed. */
export function whyNotPrinted(order: ShopOrder): string | null {
  if (order.status === 'canceled') return CANCELLED
  return paymentStatus(order) === 'refunded' ? REFUNDED : null
}
