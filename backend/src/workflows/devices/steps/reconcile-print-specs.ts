import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { readCaseVariants } from '../../../lib/printing/read-case-variants'
import { deviceNames } from '../../../lib/printing/read-print-rows'
import { reconcileSpecs } from '../../../lib/printing/reconcile-specs'
import { DEVICE_CATALOG_MODULE } from '../../../modules/device_catalog'

export const reconcilePrintSpecsStep = createStep(
  'reconcile-print-specs',
  async (_input: object, { container }) => {
    const change = await container.resolve(DEVICE_CATALOG_MODULE).changePrintSpecs(async (present) => {
      // Variants are read after the specs: whatever has a spec has its variant by now, or lost it.
      const [variants, devices] = await Promise.all([readCaseVariants(container), deviceNames(container)])
      return reconcileSpecs(present, variants, new Set(devices), new Date())
    })
    return new StepResponse({ changed: change.before.length + change.created.length }, change)
  },
  async (change, { container }) => {
    if (change) await container.resolve(DEVICE_CATALOG_MODULE).revertPrintSpecs(change)
  },
)
