import { ORDER_APPROVAL_MODULE, requestDecisionWorkflow, type ApprovalStatus } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { setTimeout as sleep } from 'node:timers/promises'
import { runApprovalTask } from '../../workflows/orders/run-approval-task'
import { failure } from '../http/fail'
import { findOrder } from './find-order'

export interface Decision {
  id: string
  action: 'process' | 'reject'
  by: string
  reason?: string
}
export interface Decided {
  orderId: string
  status: ApprovalStatus
  /** What the work came to, where it did not succeed. */
  reason: string | null
}

const PATIENCE_MS = 20_000
const LOOK_MS = 500

async function presentStatus(scope: MedusaContainer, orderId: string) {
  const [approval] = await scope.resolve(ORDER_APPROVAL_MODULE).listApprovals({ order_id: orderId })
  return {
    status: (approval?.status ?? 'pending_admin_approval') as ApprovalStatus,
    reason: approval?.reason ?? null,
  }
}

/** The job was quicker to take the work: waits for what it comes to. */
async function waitForOther(scope: MedusaContainer, orderId: string, while_: ApprovalStatus): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    if ((await presentStatus(scope, orderId)).status !== while_) return
    await sleep(LOOK_MS)
  }
}

/**
 * Takes an administrator's decision and does its work at once; a job finishes it should this process die.
 * @throws failure `not_found`, and `conflict` where somebody else was quicker
 */
export async function decide(scope: MedusaContainer, decision: Decision): Promise<Decided> {
  const found = await findOrder(scope, decision.id)
  if (!found?.bundle.approval) throw failure('not_found', 'Order not found')
  const orderId = found.bundle.order.id
  const { result } = await requestDecisionWorkflow(scope).run({
    input: { orderId, action: decision.action, by: decision.by, reason: decision.reason ?? null },
  })
  const run = result.taskId ? await runApprovalTask(scope, result.taskId) : null
  if (run && !run.ran) await waitForOther(scope, orderId, result.status)
  return { orderId, ...(await presentStatus(scope, orderId)) }
}
