import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

/** The most that one call answers. */
const LIMIT = 100

/** Whole products with all their devices, for the studio. Pages that only show them take cards. */
export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: ({ signal }) => api.call('listProducts', { query: { limit: LIMIT }, signal }),
    staleTime: 60_000,
    meta: { silent: true },
  })
