import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { adminActivityQuery, type AdminActivityPage } from '../../../lib/activity/admin-page'
import { adminActivity } from '../../../lib/activity/list'
import { readInput } from '../../../lib/http/admin-input'

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<AdminActivityPage>) {
  res.setHeader('Cache-Control', 'no-store')
  res.json(await adminActivity(req.scope, readInput(adminActivityQuery, req.query)))
}
