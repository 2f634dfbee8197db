import { FINISHES } from '@caseloom/contract'
import type { PrintSpecRow } from '../../modules/device_catalog/print-spec-rows'
import { splitVariantTitle } from '../catalogue/variant-title'

/** A variant of Medusa's, as far as printing is concerned. */
export interface CaseVariant {
  id: string
  sku: string | null
  title: string
  productId: string
  productTitle: string
  /** The product's handle. */
  line: string
}

/** Why a variant cannot be printed at Prodigi. */
export const REASONS = [
  'no_prodigi_sku',
  'no_print_size',
  'unknown_device',
  'unknown_finish',
  'no_sku',
] as const
export type Reason = (typeof REASONS)[number]

export interface PrintRow {
  variantId: string
  productId: string
  productTitle: string
  line: string
  title: string
  sku: string | null
  device: string | null
  finish: string | null
  prodigiSku: string | null
  attributes: Record<string, string>
  size: { widthPx: number; heightPx: number; dpi: number } | null
  evidence: string | null
  /** Null where Prodigi can print it. */
  reason: Reason | null
}

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

/** Each variant with how it is printed, in the order of the variants. */
export function printRows(
  variants: CaseVariant[],
  specs: PrintSpecRow[],
  deviceNames: ReadonlySet<string>,
): PrintRow[] {
  const byVariant = new Map(specs.map((spec) => [spec.variant_id ?? `sku:${spec.variant_sku ?? ''}`, spec]))
  return variants.map(({ id, sku, title, productId, productTitle, line }) => {
    const spec = byVariant.get(id) ?? byVariant.get(`sku:${sku ?? ''}`)
    const parts = splitVariantTitle(title)
    const device = parts && deviceNames.has(parts.device) ? parts.device : null
    const finish = parts?.finish ?? null
    return {
      variantId: id,
      productId,
      productTitle,
      line,
      title,
      sku,
      device,
      finish,
      prodigiSku: spec?.prodigi_sku ?? null,
      attributes: spec?.prodigi_attributes ?? {},
      size: spec ? sizeOf(spec) : null,
      evidence: spec?.evidence ?? null,
      reason: reasonOf({ sku, device, finish }, spec),
    }
  })
}
