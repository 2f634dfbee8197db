import { endpoints } from '@caseloom/contract'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { limitTries } from '../../../../../lib/accounts/limit'
import { cachedRoute } from '../../../../../lib/cache/catalogue-cache'
import { authenticateCustomer, carriesToken } from '../../../../../lib/http/authenticate'
import { route } from '../../../../../lib/http/route'
import { shownProductId } from '../../../../../lib/reviews/find-product'
import { listReviews } from '../../../../../lib/reviews/list-reviews'
import { presentReview } from '../../../../../lib/reviews/present'
import { subjectOf } from '../../../../../modules/account_security/limits'
import { PRODUCT_REVIEW_MODULE } from '../../../../../modules/product_review'
import { createReviewWorkflow } from '../../../../../workflows/reviews/create-review'

const forShoppers = cachedRoute(endpoints.listReviews, ({ scope, params, query }) =>
  listReviews(scope, params.id, { ...query, all: false }),
)
const forAdministrators = route(endpoints.listReviews, ({ scope, res, params, query }) => {
  res.setHeader('Cache-Control', 'private, no-store')
  return listReviews(scope, params.id, { ...query, all: true })
})

/** Everybody gets the same from the cache, but administrators, who are shown what is hidden too. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const customer = carriesToken(req) ? await authenticateCustomer(req) : null
  await (customer?.isAdmin ? forAdministrators : forShoppers)(req, res)
}

export const POST = route(endpoints.createReview, async ({ scope, res, params, body, customer }) => {
  await limitTries({ scope, res }, [subjectOf('review', customer.id)])
  const productId = await shownProductId(scope, params.id)
  const { result } = await createReviewWorkflow(scope).run({
    input: { ...body, customerId: customer.id, productId },
  })
  const row = await scope.resolve(PRODUCT_REVIEW_MODULE).retrieveProductReview(result.id)
  return presentReview(row)
})
