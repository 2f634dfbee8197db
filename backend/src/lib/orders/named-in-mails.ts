import type { AdminMailOrder } from '@caseloom/mail'
import type { MedusaContainer } from '@medusajs/framework/types'
import { loadBundles } from './load-bundles'
import { caseOf, totalsOf } from './shop-order'

/** The orders as the administrators’ mails name them, by id. */
export async function namedInMails(
  container: MedusaContainer,
  orderIds: string[],
): Promise<Map<string, AdminMailOrder>> {
  const bundles = await loadBundles(container, { orderIds: [...new Set(orderIds)] })
  return new Map(
    bundles.flatMap(({ order, approval }) => {
      if (!approval) return []
      const facts: AdminMailOrder = {
        orderId: order.id,
        orderNumber: order.display_id,
        total: totalsOf(order).total,
        cases: order.items.map(caseOf),
        since: new Date(approval.created_at).toISOString(),
      }
      return [[order.id, facts] as const]
    }),
  )
}
