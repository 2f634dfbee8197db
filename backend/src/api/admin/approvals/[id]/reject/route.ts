import { rejectBody } from '@caseloom/contract'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ApprovalAnswer } from '../../../../../lib/approvals/admin-page'
import { actorEmail } from '../../../../../lib/http/actor-email'
import { readInput } from '../../../../../lib/http/admin-input'
import { decide } from '../../../../../lib/orders/decide'
import { readAdminOrder } from '../../../../../lib/orders/read-admin-order'

/** Refuses the order and gives its money back, as the shop's own panel does. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<ApprovalAnswer>) {
  const { reason, version } = readInput(rejectBody, req.body)
  const id = req.params.id ?? ''
  await decide(req.scope, { id, action: 'reject', by: await actorEmail(req), reason, version })
  res.json({ approval: await readAdminOrder(req.scope, id) })
}
