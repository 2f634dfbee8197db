import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { sideBySide } from '../lib/side-by-side'
import { runApprovalTask } from '../workflows/orders/run-approval-task'
import { wordsOf } from '../lib/words-of'

const AT_MOST = 20
/** As many as of one press: each may wait for Stripe and Prodigi. */
const AT_ONCE = 4

/** Goes on with work that a process left undone, and with what failed and is due again. */
export default async function runApprovalTasks(container: MedusaContainer) {
  const due = await container.resolve(ORDER_APPROVAL_MODULE).dueTaskIds(AT_MOST)
  await sideBySide(due, AT_ONCE, async (taskId) => {
    try {
      await runApprovalTask(container, taskId)
    } catch (error) {
      // Its claim runs out and it comes up again; the tasks behind it must not wait for it.
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Approval task ${taskId} could not be run: ${wordsOf(error)}`)
    }
  })
}

export const config = { name: 'run-approval-tasks', schedule: '* * * * *' }
