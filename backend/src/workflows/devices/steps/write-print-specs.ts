import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { planSpecs, type PrintChange } from '../../../lib/printing/plan-specs'
import { readCaseVariants } from '../../../lib/printing/read-case-variants'
import { deviceNames } from '../../../lib/printing/read-print-rows'
import { DEVICE_CATALOG_MODULE } from '../../../modules/device_catalog'

/** Keeps how variants are printed. @throws MedusaError where one is unknown, has no SKU or names no known device */
export const writePrintSpecsStep = createStep(
  'write-print-specs',
  async ({ changes }: { changes: PrintChange[] }, { container }) => {
    const variantIds = changes.map(({ variantId }) => variantId)
    const read = () => readCaseVariants(container, { id: variantIds })
    const skus = (await read()).flatMap(({ sku }) => sku ?? [])
    const devices = new Set(await deviceNames(container))
    let passedOver: string[] = []
    const change = await container.resolve(DEVICE_CATALOG_MODULE).changePrintSpecs(
      async (present) => {
        // Read again, now that nobody else writes: whatever is renamed from here on empties what is written.
        const plan = planSpecs(changes, await read(), present, devices)
        passedOver = plan.passedOver
        return plan.rows
      },
      { variantIds, skus },
    )
    return new StepResponse({ passedOver }, change)
  },
  async (change, { container }) => {
    if (change) await container.resolve(DEVICE_CATALOG_MODULE).revertPrintSpecs(change)
  },
)
