import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

/** Delivery prices and which providers are stand-ins. */
export const shopInfoQuery = () =>
  queryOptions({
    queryKey: ['shop'],
    queryFn: ({ signal }) => api.call('shopInfo', { signal }),
    staleTime: 5 * 60_000,
    meta: { silent: true },
  })
