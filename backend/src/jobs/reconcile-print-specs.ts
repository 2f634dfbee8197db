import type { MedusaContainer } from '@medusajs/framework/types'
import { reconcilePrintSpecsWorkflow } from '../workflows/devices/reconcile-print-specs'

/** Finds the variants whose event was lost with the process that should have heard it. */
export default async function reconcilePrintSpecs(container: MedusaContainer) {
  await reconcilePrintSpecsWorkflow(container).run()
}

export const config = { name: 'reconcile-print-specs', schedule: '*/10 * * * *' }
