import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

/** The social sign-ins that this shop has settings for; they change only when the shop is started anew. */
export const socialProvidersQuery = () =>
  queryOptions({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) => api.call('listSocialProviders', { signal }),
    staleTime: 600_000,
    meta: { silent: true },
  })
