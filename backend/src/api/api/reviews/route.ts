import { endpoints } from '@caseloom/contract'
import { cachedRoute } from '../../../lib/cache/catalogue-cache'
import { listShopReviews } from '../../../lib/reviews/shop-reviews'

export const GET = cachedRoute(endpoints.listShopReviews, ({ scope, query }) =>
  listShopReviews(scope, query.limit),
)
