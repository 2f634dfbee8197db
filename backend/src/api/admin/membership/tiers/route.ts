import { saveTierWorkflow } from '@caseloom/membership'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { actorEmail } from '../../../../lib/http/actor-email'
import { readInput } from '../../../../lib/http/admin-input'
import { tierBody, type AdminTier } from '../../../../lib/membership/admin-page'
import { adminTiers } from '../../../../lib/membership/admin-tiers'

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<{ tiers: AdminTier[] }>) {
  res.setHeader('Cache-Control', 'no-store')
  res.json({ tiers: await adminTiers(req.scope) })
}

/** Adds a tier with its customer group and promotion. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<{ tiers: AdminTier[] }>) {
  const draft = readInput(tierBody, req.body)
  await saveTierWorkflow(req.scope).run({
    input: { id: null, version: null, draft, by: await actorEmail(req) },
  })
  res.status(201).json({ tiers: await adminTiers(req.scope) })
}
