import type { Hold } from '@caseloom/membership'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { actorEmail } from '../../../../../../lib/http/actor-email'
import { readInput } from '../../../../../../lib/http/admin-input'
import { adminMembership } from '../../../../../../lib/membership/admin-member'
import { holdBody, releaseBody, type AdminMembership } from '../../../../../../lib/membership/admin-page'
import { settleMembership, type SettleOptions } from '../../../../../../lib/membership/settle'

async function change(req: AuthenticatedMedusaRequest, options: SettleOptions): Promise<AdminMembership> {
  const customerId = req.params.id ?? ''
  if (!(await settleMembership(req.scope, customerId, options)))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Only customers with an account are members')
  return adminMembership(req.scope, customerId)
}

/** Puts a customer into a tier by hand, for a time or until it is taken back. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<AdminMembership>) {
  const { until, ...wish } = readInput(holdBody, req.body)
  const end = until === null ? null : new Date(until)
  if (end !== null && end <= new Date())
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'That day is over already')
  const by = await actorEmail(req)
  const hold: Hold = { ...wish, by, until: end }
  res.json(await change(req, { by, hold }))
}

/** Takes a hand-given tier back: from now on the designs decide. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse<AdminMembership>) {
  const { reason } = readInput(releaseBody, req.body)
  res.json(await change(req, { by: await actorEmail(req), hold: null, reason }))
}
