import type { MedusaContainer } from '@medusajs/framework/types'
import { followVariants } from '../workflows/devices/follow-variants'

/** Finds the variants whose event was lost with the process that should have heard it. */
export default async function reconcilePrintSpecs(container: MedusaContainer) {
  await followVariants(container)
}

export const config = { name: 'reconcile-print-specs', schedule: '*/10 * * * *' }
