import { ORDER_APPROVAL_MODULE, type ApprovalHistoryRow } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'

const AT_MOST = 500

/** Every move of an order's approval. */
export async function listHistory(scope: MedusaContainer, orderId: string): Promise<ApprovalHistoryRow[]> {
  const rows = await scope
    .resolve(ORDER_APPROVAL_MODULE)
    .listApprovalHistories({ order_id: orderId }, { take: AT_MOST })
  return rows as unknown as ApprovalHistoryRow[]
}
