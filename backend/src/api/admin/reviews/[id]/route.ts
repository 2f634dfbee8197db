import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { actorEmail } from '../../../../lib/http/actor-email'
import { readInput } from '../../../../lib/http/admin-input'
import { adminReviewBody, type AdminReview } from '../../../../lib/reviews/admin-page'
import { adminReview } from '../../../../lib/reviews/admin-reviews'
import { setReviewVisibilityWorkflow } from '../../../../workflows/reviews/set-review-visibility'

/** Hides a review from the shop, or shows it again. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ review: AdminReview | null }>,
) {
  const { hidden, reason } = readInput(adminReviewBody, req.body)
  const id = req.params.id ?? ''
  if (!(await adminReview(req.scope, id)))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Review not found')
  await setReviewVisibilityWorkflow(req.scope).run({
    input: { id, hidden, reason: reason ?? null, by: await actorEmail(req) },
  })
  res.json({ review: await adminReview(req.scope, id) })
}
