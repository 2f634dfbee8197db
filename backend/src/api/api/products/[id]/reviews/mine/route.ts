import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../../lib/http/route'
import { shownProductId } from '../../../../../../lib/reviews/find-product'
import { presentReview } from '../../../../../../lib/reviews/present'
import { findPurchase } from '../../../../../../lib/reviews/purchases'
import { PRODUCT_REVIEW_MODULE } from '../../../../../../modules/product_review'

export const GET = route(endpoints.getOwnReview, async ({ scope, params, customer }) => {
  const productId = await shownProductId(scope, params.id)
  const review = await scope.resolve(PRODUCT_REVIEW_MODULE).ownReview(customer.id, productId)
  if (review) {
    return { canReview: false, reason: 'already_reviewed' as const, review: presentReview(review) }
  }
  const purchase = await findPurchase(scope, customer.id, productId)
  return { canReview: purchase !== null, reason: purchase ? null : ('not_bought' as const), review: null }
})
