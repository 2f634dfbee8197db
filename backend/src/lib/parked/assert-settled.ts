import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import { isGivenBack, paymentState, STRIPE_CHECKOUT_MODULE, TAKEN_BEFORE } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { askStripe } from '../checkout/read-checkout'
import { failure } from '../http/fail'

const UNSETTLED =
  'Stripe still has the money of this payment, and its customer was promised an order or all of it back. Make the order or give the money back.'

/** Whether the money is the matter of an order that stands before the administrators. */
async function isOrders(scope: MedusaContainer, orderId: string | null): Promise<boolean> {
  if (orderId === null) return false
  const found = await scope.resolve(ORDER_APPROVAL_MODULE).listApprovals({ order_id: orderId }, { take: 1 })
  return found.length > 0
}

/**
 * What is dismissed nobody writes about, and nobody looks at again: no money may be left in it.
 * @throws failure `conflict` where some is, `provider_unavailable`
 */
export async function assertSettled(scope: MedusaContainer, checkoutId: string): Promise<void> {
  const row = await scope.resolve(STRIPE_CHECKOUT_MODULE).findCheckout({ id: checkoutId })
  if (row?.state !== 'parked' || !row.stripe_session_id || (await isOrders(scope, row.order_id))) return
  // Its order is one that a restored backup forgot, and may be printed: then the money is earned.
  if (row.parked_reason === TAKEN_BEFORE) return
  const session = await askStripe(scope, row.stripe_session_id)
  if (session && paymentState(session) !== 'expired' && !isGivenBack(session))
    throw failure('conflict', UNSETTLED)
}
