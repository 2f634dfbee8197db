import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'
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
  const [user] = await req.scope
    .resolve(Modules.USER)
    .listUsers({ id: req.auth_context.actor_id }, { select: ['id', 'email'] })
  await setReviewVisibilityWorkflow(req.scope).run({
    input: { id, hidden, reason: reason ?? null, by: user?.email ?? req.auth_context.actor_id },
  })
  res.json({ review: await adminReview(req.scope, id) })
}
