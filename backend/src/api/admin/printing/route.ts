import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { env } from '../../../env'
import { readInput } from '../../../lib/http/admin-input'
import { countRows, filterRows } from '../../../lib/printing/list-print-rows'
import { printingQuery, type PrintingPage } from '../../../lib/printing/printing-page'
import { readPrintRows } from '../../../lib/printing/read-print-rows'

/** How variants are printed: a page of those that Prodigi cannot print yet, or of all, with counts over all. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<PrintingPage>) {
  const { limit, offset, ...filter } = readInput(printingQuery, req.query)
  const { rows, devices } = await readPrintRows(req.scope)
  const found = filterRows(rows, filter)
  res.json({
    mode: env.prodigi.mode,
    rows: found.slice(offset, offset + limit),
    count: found.length,
    counts: countRows(rows, devices),
    askable: rows.filter(({ reason }) => reason === 'no_print_size').length,
  })
}
