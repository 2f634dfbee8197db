import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readInput } from '../../../lib/http/admin-input'
import { adminReviewsQuery, type AdminReviewsPage } from '../../../lib/reviews/admin-page'
import { adminReviews } from '../../../lib/reviews/admin-reviews'

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<AdminReviewsPage>) {
  res.setHeader('Cache-Control', 'no-store')
  res.json(await adminReviews(req.scope, readInput(adminReviewsQuery, req.query)))
}
