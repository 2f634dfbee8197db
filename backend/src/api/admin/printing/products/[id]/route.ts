import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { env } from '../../../../../env'
import { countRows } from '../../../../../lib/printing/list-print-rows'
import type { ProductPrinting } from '../../../../../lib/printing/printing-page'
import { readPrintRows } from '../../../../../lib/printing/read-print-rows'

/** How many variants of a product Prodigi can print, in counts. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<ProductPrinting>) {
  const { rows, devices } = await readPrintRows(req.scope, { product_id: req.params.id ?? '' })
  const { total, open, reasons } = countRows(rows, devices)
  res.json({ mode: env.prodigi.mode, line: rows[0]?.line ?? null, total, open, reasons })
}
