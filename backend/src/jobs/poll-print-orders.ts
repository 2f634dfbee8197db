import { PRODIGI_MODULE } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { sideBySide } from '../lib/side-by-side'
import { applyPrintStatusWorkflow } from '../workflows/orders/apply-print-status'
import { wordsOf } from '../lib/words-of'

const AT_MOST = 100
/** One that Prodigi does not answer holds up few others. */
const AT_ONCE = 4

/** Asks about prints that are due: callbacks get lost, and carriers send none. */
export default async function pollPrintOrders(container: MedusaContainer) {
  const due = await container.resolve(PRODIGI_MODULE).dueSubmissionIds(AT_MOST)
  await sideBySide(due, AT_ONCE, async (submissionId) => {
    try {
      await applyPrintStatusWorkflow(container).run({ input: { submissionId } })
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Print order ${submissionId} could not be brought up to date: ${wordsOf(error)}`)
    }
  })
}

export const config = { name: 'poll-print-orders', schedule: '*/20 * * * * *' }
