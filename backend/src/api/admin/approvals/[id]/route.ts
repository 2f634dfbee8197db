import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ApprovalAnswer } from '../../../../lib/approvals/admin-page'
import { readAdminOrder } from '../../../../lib/orders/read-admin-order'

/** Medusa's page of an order asks for every order, also for those that no checkout led to. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<ApprovalAnswer>) {
  res.setHeader('Cache-Control', 'no-store')
  res.json({ approval: await readAdminOrder(req.scope, req.params.id ?? '') })
}
