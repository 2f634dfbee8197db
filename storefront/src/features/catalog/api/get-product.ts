import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: ({ signal }) => api.call('getProduct', { params: { id }, signal }),
    staleTime: 15_000,
    meta: { silent: true },
  })
