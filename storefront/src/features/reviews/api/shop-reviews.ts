import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

/** What buyers of all cases lately liked. */
export const shopReviewsQuery = () =>
  queryOptions({
    queryKey: ['reviews', 'shop'],
    queryFn: ({ signal }) => api.call('listShopReviews', { signal }),
    staleTime: 60_000,
    meta: { silent: true },
  })
