import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { findStraySpecs } from '../../../lib/printing/find-stray-specs'
import { readCaseVariants } from '../../../lib/printing/read-case-variants'
import { deviceNames } from '../../../lib/printing/read-print-rows'
import { reconcileSpecs } from '../../../lib/printing/reconcile-specs'
import { DEVICE_CATALOG_MODULE } from '../../../modules/device_catalog'
import type { PrintSpecChange } from '../../../modules/device_catalog/print-spec-rows'

export const reconcilePrintSpecsStep = createStep(
  'reconcile-print-specs',
  async (_input: object, { container }) => {
    const strays = await findStraySpecs(container)
    if (strays.variantIds.length + strays.skus.length === 0)
      return new StepResponse<{ changed: number }, PrintSpecChange | null>({ changed: 0 }, null)
    const change = await container.resolve(DEVICE_CATALOG_MODULE).changePrintSpecs(async (present) => {
      // Variants are read after the specs: whatever has a spec has its variant by now, or lost it.
      const [variants, devices] = await Promise.all([
        readCaseVariants(container, { id: strays.variantIds }),
        deviceNames(container),
      ])
      return reconcileSpecs(present, variants, new Set(devices), new Date())
    }, strays)
    return new StepResponse<{ changed: number }, PrintSpecChange | null>(
      { changed: change.before.length + change.created.length },
      change,
    )
  },
  async (change, { container }) => {
    if (change) await container.resolve(DEVICE_CATALOG_MODULE).revertPrintSpecs(change)
  },
)
