import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
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

/** The chosen case with all its devices and finishes. Shared with the product's page. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: ({ signal }) => api.call('getProduct', { params: { id }, signal }),
    staleTime: 15_000,
    meta: { silent: true },
  })
