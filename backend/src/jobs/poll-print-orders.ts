import { PRODIGI_MODULE } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { applyPrintStatusWorkflow } from '../workflows/orders/apply-print-status'
import { wordsOf } from '../workflows/orders/task-failure'

const AT_ONCE = 50

/** Asks about prints that are due: callbacks get lost, and carriers send none. */
export default async function pollPrintOrders(container: MedusaContainer) {
  const due = await container.resolve(PRODIGI_MODULE).dueSubmissionIds(AT_ONCE)
  for (const submissionId of due) {
    try {
      await applyPrintStatusWorkflow(container).run({ input: { submissionId } })
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Print order ${submissionId} could not be brought up to date: ${wordsOf(error)}`)
    }
  }
}

export const config = { name: 'poll-print-orders', schedule: '*/20 * * * * *' }
