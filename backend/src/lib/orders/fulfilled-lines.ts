import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { ShopOrder, ShopOrderLine } from './shop-order'

/**
 * The lines of an order that one fulfillment has, with how many of each: what was added to the order afterwards is not printed by it.
 * Of stock that is counted in kits Medusa writes more pieces into the fulfillment than the line has.
 */
export async function fulfilledLines(
  container: MedusaContainer,
  { items }: Pick<ShopOrder, 'items'>,
  fulfillmentId: string,
): Promise<Pick<ShopOrderLine, 'id' | 'quantity' | 'detail'>[]> {
  const { items: own } = await container
    .resolve(Modules.FULFILLMENT)
    .retrieveFulfillment(fulfillmentId, { relations: ['items'] })
  const quantities = new Map(own.map(({ line_item_id, quantity }) => [line_item_id, quantity]))
  return items.flatMap(({ id, quantity, detail }) => {
    const fulfilled = quantities.get(id)
    return fulfilled === undefined ? [] : [{ id, quantity: Math.min(quantity, fulfilled), detail }]
  })
}
