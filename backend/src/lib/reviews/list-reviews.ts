import type { ReviewPage } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { PRODUCT_REVIEW_MODULE } from '../../modules/product_review'
import type { ReviewSort } from '../../modules/product_review/types'
import { shownProductId } from './find-product'
import { presentReview } from './present'
import { summaryOf } from './rating'

export interface ListWish {
  sort: ReviewSort
  rating?: number | undefined
  page: number
  limit: number
  /** For administrators: hidden ones too. */
  all: boolean
}

/** A page of a product's reviews with the summary of all that shoppers see. */
export async function listReviews(
  scope: MedusaContainer,
  idOrHandle: string,
  wish: ListWish,
): Promise<ReviewPage> {
  const productId = await shownProductId(scope, idOrHandle)
  const reviews = scope.resolve(PRODUCT_REVIEW_MODULE)
  const samples = env.DEMO_DATA
  const [{ rows, total }, counts] = await Promise.all([
    reviews.pageOf({ productId, samples, ...wish }),
    reviews.ratingCounts([productId], samples),
  ])
  const { page, limit } = wish
  return {
    items: rows.map(presentReview),
    total,
    page,
    limit,
    hasMore: page * limit < total,
    summary: summaryOf(counts),
  }
}
