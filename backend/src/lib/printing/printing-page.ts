import { z } from 'zod'
import { REASONS, type PrintRow } from './print-row'
import type { PrintCounts } from './list-print-rows'

export const printingQuery = z.object({
  search: z.string().trim().max(100, 'Search for at most 100 characters').optional(),
  line: z.string().max(200).optional(),
  device: z.string().max(100).optional(),
  reason: z
    .enum([...REASONS, 'printable', 'any'], {
      error: `reason is one of ${REASONS.join(', ')}, printable, any`,
    })
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

/** `sandbox`: what Prodigi's data does not cover is printed as the stand-in's own product. */
export type PrintingMode = 'sandbox' | 'test' | 'live'

export interface PrintingPage {
  mode: PrintingMode
  rows: PrintRow[]
  /** How many rows the filter leaves. */
  count: number
  counts: PrintCounts
  /** How many have a Prodigi SKU but no size, so that Prodigi can be asked. */
  askable: number
}
export interface VariantPrinting {
  mode: PrintingMode
  row: PrintRow
}
export interface ProductPrinting extends Pick<PrintCounts, 'total' | 'open' | 'reasons'> {
  mode: PrintingMode
  /** The product's handle, or null where it has no variants. */
  line: string | null
}
