import { createHash } from 'node:crypto'
import { presentAddress } from './present-address'
import type { ShopOrder } from './shop-order'

/**
 * Stands for what is printed and where it goes. Both can be edited in Medusa's admin, which moves no approval: whoever decides says
 * what they looked at.
 */
export function contentsOf(
  order: Pick<ShopOrder, 'items' | 'shipping_address' | 'shipping_methods'>,
): string {
  const seen = [
    presentAddress(order.shipping_address),
    order.items
      .map(({ id, variant_id, quantity, metadata }) =>
        [id, variant_id, quantity, metadata?.recipe_hash].join(' '),
      )
      .sort(),
    order.shipping_methods.map(({ name }) => name),
  ]
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 16)
}
