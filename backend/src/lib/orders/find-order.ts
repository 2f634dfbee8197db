import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { isSession } from '../checkout/by-session'
import type { OrderBundle } from './bundle'
import { loadBundles } from './load-bundles'
import type { ShopOrderLine } from './shop-order'
import { shownOrders } from './shown-orders'

export interface FoundOrder {
  bundle: OrderBundle
  /** The line that was asked for, or the first. */
  line: ShopOrderLine
}

async function orderIdOfLine(scope: MedusaContainer, lineId: string): Promise<string | null> {
  const [order] = await scope
    .resolve(Modules.ORDER)
    .listOrders({ items: { id: lineId } } as never, { select: ['id'], take: 1 })
  return order?.id ?? null
}

/**
 * Finds an order of this shop by line id, order id or checkout session id; null where there is none. With `of` another customer's is
 * not there either, and takes no longer to say so.
 */
export async function findOrder(scope: MedusaContainer, id: string, of?: string): Promise<FoundOrder | null> {
  const orderId = id.startsWith('ordli_') ? await orderIdOfLine(scope, id) : id
  if (!orderId) return null
  const name = isSession(id) ? { sessionId: id } : { orderIds: [orderId] }
  const whose = { ...name, ...(of !== undefined && { of }) }
  const [bundle] = await loadBundles(scope, whose, shownOrders)
  const line = bundle?.order.items.find((item) => item.id === id) ?? bundle?.order.items[0]
  return bundle && line ? { bundle, line } : null
}
