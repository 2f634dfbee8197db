import { MedusaError } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { splitVariantTitle } from '../../../lib/catalogue/variant-title'
import type { PrintInput } from '../../../lib/printing/print-input'
import { readCaseVariants } from '../../../lib/printing/read-case-variants'
import { deviceNames } from '../../../lib/printing/read-print-rows'
import { emptySpec } from '../../../lib/printing/reconcile-specs'
import { DEVICE_CATALOG_MODULE } from '../../../modules/device_catalog'

/** What a variant is to be printed with. */
export interface PrintChange extends PrintInput {
  variantId: string
  /** Where the data comes from. */
  evidence?: string
}

const refuse = (sentence: string) => new MedusaError(MedusaError.Types.INVALID_DATA, sentence)

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
        return variants.map((variant) => {
          const input = wanted.get(variant.id)
          const parts = splitVariantTitle(variant.title)
          if (!variant.sku) throw refuse(`${variant.title} needs a SKU before it can be printed`)
          if (!input || !parts || !devices.has(parts.device)) {
            throw refuse(
              `'${variant.title}' names no device that the shop knows: its title must read '<device> - <finish>'`,
            )
          }
          const known = byVariant.get(variant.id) ?? byVariant.get(variant.sku)
          return {
            ...(known ?? emptySpec(variant, parts.device, parts.finish)),
            variant_id: variant.id,
            variant_sku: variant.sku,
            // Of a variant that was renamed a moment ago, what is said now is said of its new name.
            line: variant.line,
            device_name: parts.device,
            finish: parts.finish,
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
