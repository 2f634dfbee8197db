import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { adminMembership } from '../../../../../lib/membership/admin-member'
import type { AdminMembership } from '../../../../../lib/membership/admin-page'

/** Where a customer stands, and how they came there. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<AdminMembership>) {
  res.setHeader('Cache-Control', 'no-store')
  res.json(await adminMembership(req.scope, req.params.id ?? ''))
}
