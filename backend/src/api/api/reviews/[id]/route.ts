import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'
import { presentReview } from '../../../../lib/reviews/present'
import { PRODUCT_REVIEW_MODULE } from '../../../../modules/product_review'
import { setReviewVisibilityWorkflow } from '../../../../workflows/reviews/set-review-visibility'

export const PATCH = route(endpoints.setReviewVisibility, async ({ scope, params, body, customer }) => {
  const { id } = params
  await setReviewVisibilityWorkflow(scope).run({
    input: { id, hidden: body.hidden, reason: body.reason ?? null, by: customer.email },
  })
  const row = await scope.resolve(PRODUCT_REVIEW_MODULE).retrieveProductReview(id)
  return presentReview(row)
})
