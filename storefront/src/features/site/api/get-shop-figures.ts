import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

/** What the shop may say of itself in figures. Nobody misses them where they do not come. */
export const shopFiguresQuery = () =>
  queryOptions({
    queryKey: ['shop', 'figures'],
    queryFn: ({ signal }) => api.call('shopFigures', { signal }),
    staleTime: 300_000,
    meta: { silent: true },
  })
