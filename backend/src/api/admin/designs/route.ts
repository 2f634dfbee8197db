import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { adminDesigns } from '../../../lib/designs/admin-designs'
import { adminDesignsQuery, type AdminDesignsPage } from '../../../lib/designs/admin-page'
import { readInput } from '../../../lib/http/admin-input'

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<AdminDesignsPage>) {
  res.setHeader('Cache-Control', 'no-store')
  res.json(await adminDesigns(req.scope, readInput(adminDesignsQuery, req.query)))
}
