import type { OrderStatus } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderBundle } from '../../orders/bundle'
import { loadBundles } from '../../orders/load-bundles'
import { orderStatus } from '../../orders/order-status'

const OVER: OrderStatus[] = ['delivered', 'complete', 'rejected', 'cancelled']

function isOpen({ order, approval, submission }: OrderBundle): boolean {
  if (order.status === 'canceled') return false
  // The money of a rejected order is still on its way back.
  if (approval?.status === 'rejecting') return true
  return !OVER.includes(orderStatus(approval?.status ?? null, submission?.status ?? null))
}

/** A sentence on the customer's oldest order that is still to be delivered, or null. */
export async function openOrder(scope: MedusaContainer, customerId: string): Promise<string | null> {
  const found = (await loadBundles(scope, { customerId })).filter(isOpen).at(-1)
  return found
    ? `Your order #${found.order.display_id} has not been delivered yet. You can delete your account as soon as it has been delivered or cancelled.`
    : null
}
