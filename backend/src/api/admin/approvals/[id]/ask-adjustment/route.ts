import { askAdjustmentBody } from '@caseloom/contract'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ApprovalAnswer } from '../../../../../lib/approvals/admin-page'
import { actorEmail } from '../../../../../lib/http/actor-email'
import { readInput } from '../../../../../lib/http/admin-input'
import { askAdjustment } from '../../../../../lib/orders/adjustments/ask'
import { limitDecisions } from '../../../../../lib/orders/limit-decisions'
import { readAdminOrder } from '../../../../../lib/orders/read-admin-order'

/** Asks the customer for a change, as the shop's own panel does. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<ApprovalAnswer>) {
  const wish = readInput(askAdjustmentBody, req.body)
  await limitDecisions({ scope: req.scope, res }, req.auth_context.actor_id)
  const id = req.params.id ?? ''
  await askAdjustment(req.scope, { ...wish, id, by: await actorEmail(req) })
  res.json({ approval: await readAdminOrder(req.scope, id) })
}
