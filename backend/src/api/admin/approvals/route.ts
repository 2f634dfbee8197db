import { adminOrdersQuery } from '@caseloom/contract'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ApprovalsPage } from '../../../lib/approvals/admin-page'
import { readInput } from '../../../lib/http/admin-input'
import { pageOfAdminOrders } from '../../../lib/orders/admin-orders'

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<ApprovalsPage>) {
  res.setHeader('Cache-Control', 'no-store')
  res.json(await pageOfAdminOrders(req.scope, readInput(adminOrdersQuery, req.query)))
}
