import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { runApprovalTask } from '../workflows/orders/run-approval-task'

const AT_ONCE = 20

/** Goes on with work that a process left undone, and with what failed and is due again. */
export default async function runApprovalTasks(container: MedusaContainer) {
  const due = await container.resolve(ORDER_APPROVAL_MODULE).dueTaskIds(AT_ONCE)
  for (const taskId of due) await runApprovalTask(container, taskId)
}

export const config = { name: 'run-approval-tasks', schedule: '* * * * *' }
