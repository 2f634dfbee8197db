import { cancelPrintBody } from '@caseloom/contract'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ApprovalAnswer } from '../../../../../lib/approvals/admin-page'
import { actorEmail } from '../../../../../lib/http/actor-email'
import { readInput } from '../../../../../lib/http/admin-input'
import { cancelPrint } from '../../../../../lib/orders/cancel-print'
import { limitDecisions } from '../../../../../lib/orders/limit-decisions'
import { readAdminOrder } from '../../../../../lib/orders/read-admin-order'

/** Has Prodigi cancel the print, as the shop's own panel does. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<ApprovalAnswer>) {
  const looked = readInput(cancelPrintBody, req.body)
  await limitDecisions({ scope: req.scope, res }, req.auth_context.actor_id)
  const id = req.params.id ?? ''
  await cancelPrint(req.scope, { ...looked, id, by: await actorEmail(req) })
  res.json({ approval: await readAdminOrder(req.scope, id) })
}
