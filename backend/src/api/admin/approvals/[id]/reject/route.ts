import { rejectBody } from '@caseloom/contract'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ApprovalAnswer } from '../../../../../lib/approvals/admin-page'
import { actorEmail } from '../../../../../lib/http/actor-email'
import { readInput } from '../../../../../lib/http/admin-input'
import { decide } from '../../../../../lib/orders/decide'
import { limitDecisions } from '../../../../../lib/orders/limit-decisions'
import { readAdminOrder } from '../../../../../lib/orders/read-admin-order'

/** Refuses the order and gives its money back, as the shop's own panel does. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<ApprovalAnswer>) {
  const { reason, version, contents } = readInput(rejectBody, req.body)
  await limitDecisions({ scope: req.scope, res }, req.auth_context.actor_id)
  const id = req.params.id ?? ''
  await decide(req.scope, { id, action: 'reject', by: await actorEmail(req), reason, version, contents })
  res.json({ approval: await readAdminOrder(req.scope, id) })
}
