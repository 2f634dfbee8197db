import type { OrderDetail } from '@caseloom/contract'
import type { OrderBundle } from './bundle'

/** Who cancels an order, in its history: no names, since the order has its customer's. */
export const CUSTOMER = 'customer'
export const SHOP = 'shop'

/** Why an order is cancelled, or being so; null where it is not. */
export function cancellationOf(approval: OrderBundle['approval']): OrderDetail['cancelledBecause'] {
  if (approval?.status !== 'cancelling' && approval?.status !== 'cancelled') return null
  return approval.decided_by === SHOP ? 'payment_lapsed' : 'asked'
}
