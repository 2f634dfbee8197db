import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

/** A product with all its devices and finishes: what its page shows, and the studio chooses from. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: ({ signal }) => api.call('getProduct', { params: { id }, signal }),
    staleTime: 15_000,
    meta: { silent: true },
  })
