import type { CheckoutRow } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { query } from '../database/sql'
import { withCartLock } from './cart-lock'
import { findKeptCart, readKeptLines, touchCart } from './kept-cart'
import { leftOf, type BoughtLine, type KeptLine } from './kept-line'

/** Whether the customer has paid for the line of this name, or for one that it was merged into. */
export async function wasBought(
  scope: MedusaContainer,
  customerId: string,
  lineId: string,
): Promise<boolean> {
  const found = await query(scope)(
    `select 1 from checkout c join cart_line_item l on l.cart_id = c.cart_id and l.deleted_at is null
     where c.customer_id = ? and c.state in ('paid', 'parked', 'completed') and c.deleted_at is null
       and (l.metadata->>'line_id' = ? or l.metadata->'line_ids' @> to_jsonb(?::text))
       and l.metadata->'given_back' is null limit 1`,
    [customerId, lineId, lineId],
  )
  return found.length > 0
}

/**
 * How many of each kept line are paid for already, though no order has taken them out: it is being made, or a person looks
 * at the payment. They are nobody's to buy again; where the money goes back they are in the cart as before.
 */
export async function paidOf(
  scope: MedusaContainer,
  customerId: string,
): Promise<(line: KeptLine) => number> {
  const paid = await query(scope)<BoughtLine & { checkout_id: string }>(
    `select c.id as checkout_id, l.metadata->>'line_id' as line_id, l.quantity::int as quantity
     from checkout c join cart_line_item l on l.cart_id = c.cart_id and l.deleted_at is null
     where c.customer_id = ? and c.state in ('paid', 'parked') and c.deleted_at is null`,
    [customerId],
  )
  return (line) => {
    const settled = line.metadata.settled ?? []
    const open = paid.filter(({ checkout_id }) => !settled.includes(checkout_id))
    return line.quantity - leftOf(line, open)
  }
}

/** Notes with what was paid all names of the line that goes: a browser may still send any of them. */
async function noteNames(scope: MedusaContainer, cartId: string, { metadata }: KeptLine): Promise<void> {
  const names = metadata.line_ids
  await query(scope)(
    `update cart_line_item set metadata = metadata || jsonb_build_object('line_ids', ?::jsonb)
     where cart_id = ? and metadata->>'line_id' = any(?)`,
    [JSON.stringify(names), cartId, names],
  )
}

/** Of what was paid with these checkouts, the lines of these names may come again: Undo brings their rest back. */
export async function giveBackNames(
  scope: MedusaContainer,
  checkouts: string[],
  names: string[],
): Promise<void> {
  if (checkouts.length === 0 || names.length === 0) return
  await query(scope)(
    `update cart_line_item set metadata = metadata || '{"given_back": true}'
     where cart_id in (select cart_id from checkout where id = any(?)) and metadata->>'line_id' = any(?)`,
    [checkouts, names],
  )
}

/**
 * Takes what was paid for out of the kept cart; what was added since stays. Each line notes the checkout with the change, so
 * that a second time does nothing.
 */
export async function takeBought(
  scope: MedusaContainer,
  checkout: Pick<CheckoutRow, 'id' | 'customer_id' | 'cart_id'>,
): Promise<void> {
  const kept = await findKeptCart(scope, checkout.customer_id)
  const paidCart = checkout.cart_id
  if (!kept || !paidCart) return
  const bought = await query(scope)<BoughtLine>(
    `select metadata->>'line_id' as line_id, quantity from cart_line_item where cart_id = ? and deleted_at is null`,
    [paidCart],
  )
  await withCartLock(scope, checkout.customer_id, async () => {
    const carts = scope.resolve(Modules.CART)
    for (const line of await readKeptLines(scope, kept.cart_id)) {
      const left = leftOf(line, bought)
      const before = line.metadata.settled ?? []
      if (left === line.quantity || before.includes(checkout.id)) continue
      const settled = [...before, checkout.id].slice(-10)
      if (left === 0) {
        await noteNames(scope, paidCart, line)
        await giveBackNames(scope, settled, line.metadata.given_back)
        await carts.deleteLineItems([line.id])
      } else
        await carts.updateLineItems(line.id, {
          quantity: left,
          metadata: { ...line.metadata, settled },
        })
    }
    await touchCart(scope, kept.cart_id)
  })
}
