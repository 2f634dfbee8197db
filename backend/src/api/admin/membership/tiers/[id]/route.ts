import { removeTierWorkflow, saveTierWorkflow } from '@caseloom/membership'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { actorEmail } from '../../../../../lib/http/actor-email'
import { readInput } from '../../../../../lib/http/admin-input'
import { tierBody, type AdminTier } from '../../../../../lib/membership/admin-page'
import { adminTiers } from '../../../../../lib/membership/admin-tiers'

/** Changes a tier, and with it the promotion of its members. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<{ tiers: AdminTier[] }>) {
  const { version, ...draft } = readInput(tierBody, req.body)
  await saveTierWorkflow(req.scope).run({
    input: { id: req.params.id ?? '', version, draft, by: await actorEmail(req) },
  })
  res.json({ tiers: await adminTiers(req.scope) })
}

/** Takes a tier away; its members come to the one below. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse<{ tiers: AdminTier[] }>) {
  await removeTierWorkflow(req.scope).run({
    input: { id: req.params.id ?? '', by: await actorEmail(req) },
  })
  res.json({ tiers: await adminTiers(req.scope) })
}
