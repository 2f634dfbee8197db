import { processBody } from '@caseloom/contract'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import type { ApprovalAnswer } from '../../../../../lib/approvals/admin-page'
import { actorEmail } from '../../../../../lib/http/actor-email'
import { readInput } from '../../../../../lib/http/admin-input'
import { decide } from '../../../../../lib/orders/decide'
import { limitDecisions } from '../../../../../lib/orders/limit-decisions'
import { readAdminOrder } from '../../../../../lib/orders/read-admin-order'

/** Takes the money and sends the order to print, as the shop's own panel does. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<ApprovalAnswer>) {
  const { version, contents, despiteDispute } = readInput(processBody, req.body)
  await limitDecisions({ scope: req.scope, res }, req.auth_context.actor_id)
  const id = req.params.id ?? ''
  const { status, reason } = await decide(req.scope, {
    id,
    action: 'process',
    by: await actorEmail(req),
    version,
    contents,
    despiteDispute,
  })
  if (status === 'fulfillment_failed')
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, reason ?? 'The order could not be sent to print')
  res.json({ approval: await readAdminOrder(req.scope, id) })
}
