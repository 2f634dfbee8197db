import { decideParkedBody } from '@caseloom/contract'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { actorEmail } from '../../../../lib/http/actor-email'
import { readInput } from '../../../../lib/http/admin-input'
import { limitDecisions } from '../../../../lib/orders/limit-decisions'
import type { ParkedAnswer } from '../../../../lib/parked/admin-page'
import { decideParked } from '../../../../lib/parked/decide-parked'

/** Makes the order all the same, gives the money back or dismisses it, as the shop's own panel does. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<ParkedAnswer>) {
  const decision = readInput(decideParkedBody, req.body)
  await limitDecisions({ scope: req.scope, res }, req.auth_context.actor_id)
  const checkoutId = req.params.id ?? ''
  res.json({ parked: await decideParked(req.scope, { ...decision, checkoutId, by: await actorEmail(req) }) })
}
