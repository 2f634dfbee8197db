import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

/** Who draws, in which styles, and how much the shopper has left. It differs from one shopper to the next. */
export const studioSettingsQuery = (who: string) =>
  queryOptions({
    queryKey: ['studio-settings', who],
    queryFn: ({ signal }) => api.call('studioSettings', { signal }),
    staleTime: 60_000,
    meta: { silent: true },
  })
