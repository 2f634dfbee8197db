import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

/** All products, in the merchandiser's order. The list is short, so search and chips work on it in the browser. */
export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: ({ signal }) => api.call('listProducts', { signal }),
    staleTime: 60_000,
    meta: { silent: true },
  })
