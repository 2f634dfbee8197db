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
  /** A mark of what it is called and how it is printed. */
  version: string
}
