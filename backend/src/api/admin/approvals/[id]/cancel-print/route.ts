import { processBody } from '@caseloom/contract'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ApprovalAnswer } from '../../../../../lib/approvals/admin-page'
import { actorEmail } from '../../../../../lib/http/actor-email'
import { readInput } from '../../../../../lib/http/admin-input'
import { cancelPrint } from '../../../../../lib/orders/cancel-print'
import { readAdminOrder } from '../../../../../lib/orders/read-admin-order'

/** Has Prodigi cancel the print, as the shop's own panel does. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<ApprovalAnswer>) {
  const { version } = readInput(processBody, req.body)
  const id = req.params.id ?? ''
  await cancelPrint(req.scope, { id, by: await actorEmail(req), version })
  res.json({ approval: await readAdminOrder(req.scope, id) })
}
