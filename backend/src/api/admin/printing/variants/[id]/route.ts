import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { env } from '../../../../../env'
import { readInput } from '../../../../../lib/http/admin-input'
import { sayChanged } from '../../../../../lib/http/answer-changed'
import { savePrintSchema } from '../../../../../lib/printing/print-input'
import type { VariantPrinting } from '../../../../../lib/printing/printing-page'
import { readPrintRows } from '../../../../../lib/printing/read-print-rows'
import { savePrintSpecsWorkflow } from '../../../../../workflows/devices/save-print-specs'

/** Code of the refusal where somebody else changed a variant or its print meanwhile. */
const PRINT_CHANGED = 'print_changed'

async function printingOf({ scope, params }: AuthenticatedMedusaRequest): Promise<VariantPrinting> {
  const { rows } = await readPrintRows(scope, { id: [params.id ?? ''] })
  const [row] = rows
  if (!row) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such variant')
  return { mode: env.prodigi.mode, row }
}

/** How a variant is printed. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<VariantPrinting>) {
  res.json(await printingOf(req))
}

/** Keeps how a variant is printed, unless it is no longer what was seen. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse) {
  const input = readInput(savePrintSchema, req.body)
  const day = new Date().toISOString().slice(0, 10)
  const change = { ...input, variantId: req.params.id ?? '', evidence: `Saved in Medusa’s admin on ${day}` }
  const { result } = await savePrintSpecsWorkflow(req.scope).run({ input: { changes: [change] } })
  const now = await printingOf(req)
  if (result.passedOver.length === 0) res.json(now)
  else
    sayChanged(
      res,
      PRINT_CHANGED,
      `Somebody else has changed ${now.row.title}, or how it is printed, since you opened it`,
    )
}
