import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { isOlder } from '../opening/expire-checkouts'

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

/** The order of the same goods that was paid meanwhile, if there is one. */
async function twinOf(container: MedusaContainer, row: CheckoutRow) {
  const others = await container
    .resolve(STRIPE_CHECKOUT_MODULE)
    .checkoutsOf({ customer_id: row.customer_id, state: ['paid', 'completed'], line_hash: row.line_hash })
  const other = others.find((candidate) => mayBeDuplicate(row, candidate))
  return other?.order_id ? { ...other, order_id: other.order_id } : null
}

/** Notes the other order on this one (`metadata.possible_duplicate_of`) for whoever approves it. */
export async function noteDuplicate(
  container: MedusaContainer,
  row: CheckoutRow & { cart_id: string },
): Promise<void> {
  const other = await twinOf(container, row)
  if (!other) return
  await container.resolve(Modules.CART).updateCarts(row.cart_id, {
    metadata: { checkout_id: row.id, possible_duplicate_of: other.order_id },
  })
}

/**
 * Two pages that are paid in the same moment become orders side by side, and neither sees the other's beforehand. Once
 * both are there the newer one is marked, by whichever is later to look; where one is marked already, nothing is done.
 */
export async function markDuplicateOrder(
  container: MedusaContainer,
  row: CheckoutRow & { order_id: string },
): Promise<void> {
  const other = await twinOf(container, row)
  if (!other) return
  const module = container.resolve(Modules.ORDER)
  const ids = [row.order_id, other.order_id]
  const orders = await module.listOrders({ id: ids }, { select: ['id', 'metadata'] })
  if (orders.some(({ metadata }) => metadata?.possible_duplicate_of)) return
  const [older, newer] = isOlder(row, other) ? ids : [...ids].reverse()
  const order = orders.find(({ id }) => id === newer)
  if (!order) return
  const metadata = { ...order.metadata, possible_duplicate_of: older }
  await module.updateOrders(order.id, { metadata })
}
