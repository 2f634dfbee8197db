import type { ReviewInput } from '@caseloom/contract'
import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { failure } from '../../../lib/http/fail'
import { authorOf, refusalOf, REFUSALS, tidy } from '../../../lib/reviews/moderate'
import { findPurchase } from '../../../lib/reviews/purchases'
import { PRODUCT_REVIEW_MODULE } from '../../../modules/product_review'

export interface CreateReviewInput extends ReviewInput {
  customerId: string
  productId: string
}

export const alreadyReviewed = () =>
  failure('already_reviewed', 'You have reviewed this case already. Thank you!')

/** A text that can stand in the shop. @throws failure `content_rejected` with the sentence for its writer */
function acceptable(text: string): string {
  const kept = tidy(text)
  const refusal = refusalOf(kept)
  if (refusal) throw failure('content_rejected', REFUSALS[refusal])
  return kept
}

/**
 * Makes the row of a review that may be written.
 * @throws failure `already_reviewed`, `not_bought` or `content_rejected`
 */
export const checkReviewStep = createStep('check-review', async (input: CreateReviewInput, { container }) => {
  const { customerId, productId, rating } = input
  if (await container.resolve(PRODUCT_REVIEW_MODULE).ownReview(customerId, productId)) throw alreadyReviewed()
  const purchase = await findPurchase(container, customerId, productId)
  if (!purchase) throw failure('not_bought', 'Only customers who bought this case can review it.')
  const customer = await container
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(customerId, { select: ['id', 'first_name'] })
  return new StepResponse({
    product_id: productId,
    customer_id: customerId,
    order_id: purchase.orderId,
    line_id: purchase.lineId,
    rating,
    title: acceptable(input.title).replace(/\n+/g, ' '),
    body: acceptable(input.body),
    author: authorOf(customer.first_name),
    verified: true,
  })
})
