import type { MedusaContainer } from '@medusajs/framework/types'
import { cancelOrderFulfillmentWorkflow } from '@medusajs/medusa/core-flows'
import { countFulfilled } from './count-fulfilled'
import type { ShopOrder } from './shop-order'

/**
 * Cancels a fulfillment in Medusa, which counts the order's lines back first and marks the fulfillment last. A process that died in
 * between left one that could never be cancelled again: what was counted back is counted once more, and both are done anew.
 */
export async function cancelFulfillment(
  container: MedusaContainer,
  order: ShopOrder,
  fulfillmentId: string,
): Promise<void> {
  await countFulfilled(container, order, fulfillmentId)
  await cancelOrderFulfillmentWorkflow(container).run({
    input: { order_id: order.id, fulfillment_id: fulfillmentId },
  })
}
