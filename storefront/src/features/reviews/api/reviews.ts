import type { ReviewPage } from '@caseloom/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

export interface ReviewWish {
  sort?: 'newest' | 'highest' | 'lowest'
  rating?: number | undefined
  /** Administrators are shown hidden reviews too, so what they see is kept apart. */
  admin?: boolean
}

const REVIEWS_SHOWN = 6

/**
 * A product's reviews, page by page: `client.infiniteQuery(reviewsQuery(id))` in a loader fetches the first.
 * `id` is the product's number or handle; use the number where it is known, so that page and loader share the entry.
 */
export const reviewsQuery = (
  id: number | string,
  { sort = 'newest', rating, admin = false }: ReviewWish = {},
) =>
  infiniteQueryOptions({
    queryKey: ['reviews', String(id), { sort, rating: rating ?? null, admin }],
    queryFn: ({ pageParam, signal }): Promise<ReviewPage> =>
      api.call('listReviews', {
        params: { id: String(id) },
        query: { page: pageParam, limit: REVIEWS_SHOWN, sort, rating },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : null),
    staleTime: 60_000,
    meta: { silent: true },
  })
