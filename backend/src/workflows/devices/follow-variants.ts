import type { MedusaContainer } from '@medusajs/framework/types'
import { keepCarriedPrint } from './keep-carried-print'
import { reconcilePrintSpecsWorkflow } from './reconcile-print-specs'

/** Makes print specs follow Medusa's variants, with what an import that was cut off said of them. Safe to repeat. */
export async function followVariants(container: MedusaContainer): Promise<void> {
  await keepCarriedPrint(container)
  await reconcilePrintSpecsWorkflow(container).run()
}
