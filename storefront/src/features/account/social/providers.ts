import { queryOptions } from '@tanstack/react-query'
import { accountApi } from '../api/account-api'

/** The social sign-ins that this shop has settings for; they change only when the shop is started anew. */
export const socialProvidersQuery = () =>
  queryOptions({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) => accountApi.call('listSocialProviders', { signal }),
    staleTime: 600_000,
    meta: { silent: true },
  })
