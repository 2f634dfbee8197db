import { MedusaError } from '@medusajs/framework/utils'
import type { PrintSpecRow } from '../../modules/device_catalog/print-spec-rows'
import type { PrintInput } from './print-input'
import type { CaseVariant } from './print-row'
import { printRows, specFinder } from './print-rows'
import { printedAs } from './printed-as'
import { emptySpec, followed } from './reconcile-specs'

/** What a variant is to be printed with. */
export interface PrintChange extends PrintInput {
  variantId: string
  /** The mark of what was seen; left out it is saved whatever stands there. */
  version?: string
  /** Where the data comes from. */
  evidence?: string
}
export interface SpecPlan {
  rows: PrintSpecRow[]
  /** Variants that are no longer what was seen, or gone: they stay as they are. */
  passedOver: string[]
}

/**
 * What has to be written so that variants are printed as it is said, given the specs that stand now.
 * @throws MedusaError where one is unknown, has no SKU or names no known device
 */
export function planSpecs(
  changes: PrintChange[],
  variants: CaseVariant[],
  present: PrintSpecRow[],
  devices: ReadonlySet<string>,
): SpecPlan {
  const known = new Map(variants.map((variant) => [variant.id, variant]))
  const versions = new Map(
    printRows(variants, present, devices).map(({ variantId, version }) => [variantId, version]),
  )
  const specOf = specFinder(present)
  const plan: SpecPlan = { rows: [], passedOver: [] }
  for (const { variantId, version, prodigiSku, attributes, size, evidence } of changes) {
    if (version !== undefined && versions.get(variantId) !== version) {
      plan.passedOver.push(variantId)
      continue
    }
    const variant = known.get(variantId)
    if (!variant) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such variant')
    const named = printedAs(variant, devices)
    if ('fault' in named) throw new MedusaError(MedusaError.Types.INVALID_DATA, named.fault)
    const { device, finish } = named
    const spec = specOf(variant)
    plan.rows.push({
      // Of a variant that was renamed a moment ago, what is said now is said of its new name.
      ...(spec ? followed(spec, variant, device, finish) : emptySpec(variant, device, finish)),
      prodigi_sku: prodigiSku,
      prodigi_attributes: attributes,
      width_px: size?.widthPx ?? null,
      height_px: size?.heightPx ?? null,
      dpi: size?.dpi ?? null,
      evidence: evidence ?? 'Set in the shop’s admin',
    })
  }
  return plan
}
