import { FINISHES } from '@caseloom/contract'
import type { PrintSpecRow } from '../../modules/device_catalog/print-spec-rows'
import { splitVariantTitle } from '../catalogue/variant-title'
import type { CaseVariant, PrintRow, Reason } from './print-row'
import { printVersion } from './print-version'

const sizeOf = ({ width_px, height_px, dpi }: PrintSpecRow): PrintRow['size'] =>
  width_px && height_px && dpi ? { widthPx: width_px, heightPx: height_px, dpi } : null

/** In the very letters that the studio finds it by. */
const isFinish = (finish: string | null) => FINISHES.some((known) => known === finish)

function reasonOf(
  { sku, device, finish }: Pick<PrintRow, 'sku' | 'device' | 'finish'>,
  spec: PrintSpecRow | undefined,
): Reason | null {
  if (!sku) return 'no_sku'
  if (!device) return 'unknown_device'
  if (!isFinish(finish)) return 'unknown_finish'
  if (!spec?.prodigi_sku) return 'no_prodigi_sku'
  return sizeOf(spec) ? null : 'no_print_size'
}

/** Finds the spec of a variant, or the one of its SKU that has no variant yet. */
export function specFinder(specs: PrintSpecRow[]) {
  const byVariant = new Map(specs.map((spec) => [spec.variant_id ?? `sku:${spec.variant_sku ?? ''}`, spec]))
  return ({ id, sku }: Pick<CaseVariant, 'id' | 'sku'>): PrintSpecRow | undefined =>
    byVariant.get(id) ?? byVariant.get(`sku:${sku ?? ''}`)
}

/** Each variant with how it is printed, in the order of the variants. */
export function printRows(
  variants: CaseVariant[],
  specs: PrintSpecRow[],
  deviceNames: ReadonlySet<string>,
): PrintRow[] {
  const specOf = specFinder(specs)
  return variants.map((variant) => {
    const { id, sku, title, productId, productTitle, line } = variant
    const spec = specOf(variant)
    const parts = splitVariantTitle(title)
    const device = parts && deviceNames.has(parts.device) ? parts.device : null
    const finish = parts?.finish ?? null
    const printed = {
      prodigiSku: spec?.prodigi_sku ?? null,
      attributes: spec?.prodigi_attributes ?? {},
      size: spec ? sizeOf(spec) : null,
    }
    return {
      variantId: id,
      productId,
      productTitle,
      line,
      title,
      sku,
      device,
      finish,
      ...printed,
      evidence: spec?.evidence ?? null,
      reason: reasonOf({ sku, device, finish }, spec),
      version: printVersion({ title, sku, ...printed }),
    }
  })
}
