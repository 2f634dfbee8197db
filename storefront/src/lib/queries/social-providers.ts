import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '~/lib/api-client'

const socialApi = apiOf({ listSocialProviders: 'GET /auth/providers' })

/** The social sign-ins that this shop has settings for; they change only when the shop is started anew. */
export const socialProvidersQuery = () =>
  queryOptions({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) => socialApi.call('listSocialProviders', { signal }),
    staleTime: 600_000,
    meta: { silent: true },
  })
