import type { OrderDetail } from '@caseloom/contract'
import type { OrderBundle } from './bundle'

/** Who cancels an order, in its history: no names, since the order has its customer's. */
export const CUSTOMER = 'customer'
export const SHOP = 'shop'
/** No change came in time. */
export const DEADLINE = 'deadline'

/** Whether its payment was given back before it was put before anybody: of such an order Medusa alone knows that it is over. */
export const isReturned = ({ order, approval }: Pick<OrderBundle, 'order' | 'approval'>): boolean =>
  approval === null && order.status === 'canceled'

/** Why an order that was put before somebody is cancelled, or being so; null where it is not. */
export function cancellationOf(
  approval: OrderBundle['approval'],
): Exclude<OrderDetail['cancelledBecause'], 'payment_returned'> {
  if (approval?.status !== 'cancelling' && approval?.status !== 'cancelled') return null
  if (approval.decided_by === DEADLINE) return 'adjustment_missed'
  return approval.decided_by === SHOP ? 'payment_lapsed' : 'asked'
}
