import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { clearPrintData, printCarriers, readPrintData } from '../../lib/merchandising/csv/carried-print'
import { savePrintSpecsWorkflow } from './save-print-specs'

/** Two that read the same would each save it, the slower maybe over what a later import said. Seconds. */
const ONE_AT_A_TIME = { timeout: 30 }

/**
 * Saves the print data that an import laid into variants' metadata, and takes it off there only then: what a process that dies leaves
 * of it is found by the next who looks. Saved twice it is the same.
 * @param productIds null for whatever is left anywhere
 */
export async function keepCarriedPrint(
  container: MedusaContainer,
  productIds: string[] | null = null,
): Promise<void> {
  if (productIds?.length === 0 || (await printCarriers(container, productIds)).length === 0) return
  const keep = async () => {
    const carriers = await printCarriers(container, productIds)
    const found = await readPrintData(container, carriers)
    const changes = found.map(({ variantId, print }) => ({ variantId, ...print, evidence: 'Imported' }))
    if (changes.length > 0) await savePrintSpecsWorkflow(container).run({ input: { changes } })
    await clearPrintData(container, carriers)
  }
  await container.resolve(Modules.LOCKING).execute('carried-print', keep, ONE_AT_A_TIME)
}
