import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { fulfilledLines } from './fulfilled-lines'
import type { ShopOrder } from './shop-order'

/**
 * Medusa ties a fulfillment to its order and counts the order's lines side by side: a process that died in between left lines that
 * could neither be shipped nor cancelled ever after. Counts what is not counted yet of the fulfillment's own lines.
 */
export async function countFulfilled(
  container: MedusaContainer,
  order: ShopOrder,
  fulfillmentId: string,
): Promise<void> {
  const uncounted = (await fulfilledLines(container, order, fulfillmentId))
    .map(({ id, quantity, detail }) => ({ id, quantity: quantity - (detail?.fulfilled_quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  if (uncounted.length === 0) return
  await container.resolve(Modules.ORDER).registerFulfillment({
    order_id: order.id,
    reference: Modules.FULFILLMENT,
    reference_id: fulfillmentId,
    items: uncounted,
  })
}
