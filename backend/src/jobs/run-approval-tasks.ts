import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { inRounds } from '../lib/in-rounds'
import { runApprovalTask } from '../workflows/orders/run-approval-task'
import { wordsOf } from '../lib/words-of'

const IN_A_ROUND = 20
/** As many as of one press: each may wait for Stripe and Prodigi. */
const AT_ONCE = 4
/** A run ends before the next is due. */
const RUN_MS = 40_000

/** Goes on with work that a process left undone, and with what failed and is due again. */
export default async function runApprovalTasks(container: MedusaContainer) {
  await inRounds({
    due: (limit) => container.resolve(ORDER_APPROVAL_MODULE).dueTaskIds(limit),
    inARound: IN_A_ROUND,
    atOnce: AT_ONCE,
    forMs: RUN_MS,
    work: async (taskId) => {
      try {
        await runApprovalTask(container, taskId)
      } catch (error) {
        // Its claim runs out and it comes up again; the tasks behind it must not wait for it.
        const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
        logger.error(`Approval task ${taskId} could not be run: ${wordsOf(error)}`)
      }
    },
  })
}

export const config = { name: 'run-approval-tasks', schedule: '* * * * *' }
