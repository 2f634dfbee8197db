import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { env } from '../../../../../env'
import { readInput } from '../../../../../lib/http/admin-input'
import { printInputSchema } from '../../../../../lib/printing/print-input'
import type { VariantPrinting } from '../../../../../lib/printing/printing-page'
import { readPrintRows } from '../../../../../lib/printing/read-print-rows'
import { savePrintSpecsWorkflow } from '../../../../../workflows/devices/save-print-specs'

async function answer(req: AuthenticatedMedusaRequest, res: MedusaResponse<VariantPrinting>) {
  const { rows } = await readPrintRows(req.scope, { id: [req.params.id ?? ''] })
  const [row] = rows
  if (!row) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such variant')
  res.json({ mode: env.prodigi.mode, row })
}

/** How a variant is printed. */
export const GET = answer

/** Keeps how a variant is printed. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<VariantPrinting>) {
  const input = readInput(printInputSchema, req.body)
  const day = new Date().toISOString().slice(0, 10)
  const change = { ...input, variantId: req.params.id ?? '', evidence: `Saved in Medusa’s admin on ${day}` }
  await savePrintSpecsWorkflow(req.scope).run({ input: { changes: [change] } })
  await answer(req, res)
}
