import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutRow } from '../modules/stripe-checkout/types'

type Times = Pick<CheckoutRow, 'id' | 'line_hash' | 'created_at' | 'paid_at' | 'order_id'>

/** True where the same goods were paid on another page while this one was open: the shopper may have paid twice. */
export function mayBeDuplicate(row: Times, other: Times): boolean {
  if (other.id === row.id || other.line_hash !== row.line_hash || !other.order_id || !other.paid_at)
    return false
  const opened = new Date(row.created_at).getTime()
  const otherOpened = new Date(other.created_at).getTime()
  const otherPaid = new Date(other.paid_at).getTime()
  return otherPaid >= opened || otherOpened >= opened
}

/** Notes the other order on this one (`metadata.possible_duplicate_of`) for whoever approves it. */
export async function noteDuplicate(
  container: MedusaContainer,
  row: CheckoutRow & { cart_id: string },
): Promise<void> {
  const others = await container
    .resolve(STRIPE_CHECKOUT_MODULE)
    .checkoutsOf({ customer_id: row.customer_id, state: ['paid', 'completed'] })
  const other = others.find((candidate) => mayBeDuplicate(row, candidate))
  if (!other?.order_id) return
  await container.resolve(Modules.CART).updateCarts(row.cart_id, {
    metadata: { checkout_id: row.id, possible_duplicate_of: other.order_id },
  })
}
