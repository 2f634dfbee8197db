import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

const CASES_PER_PAGE = 24

/** The cases to choose from, a page at a time: a card says enough to choose by. */
export const casesQuery = (search = '') =>
  infiniteQueryOptions({
    queryKey: ['studio-cases', search],
    queryFn: ({ signal, pageParam }) =>
      api.call('listProductCards', {
        query: { limit: CASES_PER_PAGE, page: pageParam, ...(search ? { search } : {}) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : null),
    staleTime: 60_000,
    meta: { silent: true },
  })
