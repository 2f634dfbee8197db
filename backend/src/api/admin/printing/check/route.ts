import { PRODIGI_MODULE } from '@caseloom/prodigi'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from 'zod'
import { readInput } from '../../../../lib/http/admin-input'
import { checkMany, inTurn, withPassedOver, type ManyChecked } from '../../../../lib/printing/check-many'
import { readPrintRows } from '../../../../lib/printing/read-print-rows'
import { savePrintSpecsWorkflow } from '../../../../workflows/devices/save-print-specs'

/** Somebody waits for the answer: further variants are for the next press. */
const AT_ONCE = 60

const bodySchema = z.object({
  variantIds: z.array(z.string().min(1).max(60)).max(500, 'Choose at most 500 variants').optional(),
  /** The variant that was asked about last: those that cannot be filled in must not keep the others waiting. */
  after: z.string().max(60).optional(),
})

/** Asks Prodigi about variants that have its SKU but no print size, and fills in what it tells. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<ManyChecked>) {
  const { variantIds, after } = readInput(bodySchema, req.body)
  const { rows } = await readPrintRows(req.scope, variantIds ? { id: variantIds } : {})
  const open = inTurn(rows, after)
  const prodigi = req.scope.resolve(PRODIGI_MODULE)
  const checked = await checkMany(open.slice(0, AT_ONCE), (sku) => prodigi.lookUp(sku))
  const day = new Date().toISOString().slice(0, 10)
  const changes = checked.changes.map((change) => ({
    ...change,
    evidence: `Read from Prodigi’s product details on ${day}`,
  }))
  const { result } =
    changes.length > 0
      ? await savePrintSpecsWorkflow(req.scope).run({ input: { changes } })
      : { result: { passedOver: [] } }
  const asked = withPassedOver(checked.rows, result.passedOver)
  res.json({
    asked: asked.length,
    filled: changes.length - result.passedOver.length,
    left: open.length - asked.length,
    rows: asked,
  })
}
