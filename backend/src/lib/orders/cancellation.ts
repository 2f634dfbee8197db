import type { OrderDetail } from '@caseloom/contract'
import type { OrderBundle } from './bundle'

/** Who cancels an order, in its history: no names, since the order has its customer's. */
export const CUSTOMER = 'customer'
export const SHOP = 'shop'
/** No change came in time. */
export const DEADLINE = 'deadline'

/** Why an order is cancelled, or being so; null where it is not. */
export function cancellationOf(approval: OrderBundle['approval']): OrderDetail['cancelledBecause'] {
  if (approval?.status !== 'cancelling' && approval?.status !== 'cancelled') return null
  if (approval.decided_by === DEADLINE) return 'adjustment_missed'
  return approval.decided_by === SHOP ? 'payment_lapsed' : 'asked'
}
