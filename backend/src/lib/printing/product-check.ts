import type { ProdigiProduct, ProductLookup } from '@caseloom/prodigi'
import { z } from 'zod'
import { fillFromProduct, type ProductFill } from './fill-from-product'
import { prodigiSkuSchema } from './print-input'

export const checkQuery = z.object({
  sku: prodigiSkuSchema,
  /** The finish of the variant that it is for. */
  finish: z.string().max(40).optional(),
  dpi: z.coerce.number().int().min(72).max(1200).optional(),
  /** Attributes that are chosen already, as JSON. */
  attributes: z
    .string()
    .max(4000)
    .default('{}')
    .transform((text, context) => {
      try {
        return z.record(z.string(), z.string()).parse(JSON.parse(text))
      } catch {
        context.addIssue({ code: 'custom', message: 'attributes is a JSON object of texts' })
        return z.NEVER
      }
    }),
})

/** What Prodigi answered about a SKU, and what of it would be filled in; or a sentence on why there is none. */
export type ProductCheck =
  | { outcome: 'found'; product: ProdigiProduct; fill: ProductFill }
  | Exclude<ProductLookup, { outcome: 'found' }>

export function checkOf(
  lookup: ProductLookup,
  wanted: { attributes: Record<string, string>; finish: string | null; dpi: number | null },
): ProductCheck {
  if (lookup.outcome !== 'found') return lookup
  return { ...lookup, fill: fillFromProduct(lookup.product, wanted) }
}
