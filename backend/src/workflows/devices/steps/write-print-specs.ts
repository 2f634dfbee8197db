import { MedusaError } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import type { PrintInput } from '../../../lib/printing/print-input'
import { printedAs } from '../../../lib/printing/printed-as'
import { readCaseVariants } from '../../../lib/printing/read-case-variants'
import { deviceNames } from '../../../lib/printing/read-print-rows'
import { emptySpec, followed } from '../../../lib/printing/reconcile-specs'
import { DEVICE_CATALOG_MODULE } from '../../../modules/device_catalog'

/** What a variant is to be printed with. */
export interface PrintChange extends PrintInput {
  variantId: string
  /** Where the data comes from. */
  evidence?: string
}

/** Keeps how variants are printed. @throws MedusaError where one is unknown, has no SKU or names no known device */
export const writePrintSpecsStep = createStep(
  'write-print-specs',
  async ({ changes }: { changes: PrintChange[] }, { container }) => {
    const wanted = new Map(changes.map((change) => [change.variantId, change]))
    const variants = await readCaseVariants(container, { id: [...wanted.keys()] })
    if (variants.length < wanted.size)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such variant')
    const devices = new Set(await deviceNames(container))
    const skus = variants.flatMap(({ sku }) => sku ?? [])
    const change = await container.resolve(DEVICE_CATALOG_MODULE).changePrintSpecs(
      (present) => {
        const byVariant = new Map(present.map((spec) => [spec.variant_id ?? spec.variant_sku, spec]))
        return variants.flatMap((variant) => {
          const input = wanted.get(variant.id)
          if (!input) return []
          const named = printedAs(variant, devices)
          if ('fault' in named) throw new MedusaError(MedusaError.Types.INVALID_DATA, named.fault)
          const known = byVariant.get(variant.id) ?? byVariant.get(variant.sku)
          const { device, finish } = named
          return {
            // Of a variant that was renamed a moment ago, what is said now is said of its new name.
            ...(known ? followed(known, variant, device, finish) : emptySpec(variant, device, finish)),
            prodigi_sku: input.prodigiSku,
            prodigi_attributes: input.attributes,
            width_px: input.size?.widthPx ?? null,
            height_px: input.size?.heightPx ?? null,
            dpi: input.size?.dpi ?? null,
            evidence: input.evidence ?? 'Set in the shop’s admin',
          }
        })
      },
      { variantIds: variants.map(({ id }) => id), skus },
    )
    return new StepResponse({ count: variants.length }, change)
  },
  async (change, { container }) => {
    if (change) await container.resolve(DEVICE_CATALOG_MODULE).revertPrintSpecs(change)
  },
)
