import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

/** Every phone that cases are made for. It changes when a merchandiser adds one, so rarely. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['devices'],
    queryFn: ({ signal }) => api.call('listDevices', { signal }),
    staleTime: 10 * 60_000,
    meta: { silent: true },
  })
