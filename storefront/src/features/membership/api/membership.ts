import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { DESIGN_QUERIES } from '~/lib/queries/designs'

/**
 * The customer's tier. It stands among their designs, so that whatever makes those anew makes this anew too; nothing else
 * changes it while they look on.
 */
export const membershipQuery = () =>
  queryOptions({
    queryKey: [...DESIGN_QUERIES.own, 'membership'],
    queryFn: ({ signal }) => api.call('getMembership', { signal }),
    staleTime: Infinity,
    meta: { silent: true },
  })

/**
 * Whether this page celebrates a tier: the shop says yes once, to whichever of the customer's devices asks first. Asked once
 * by each page; where the shop could not say, the next page asks again.
 */
export const celebrationQuery = (customerId: string, tierId: string) =>
  queryOptions({
    queryKey: ['celebration', customerId, tierId],
    queryFn: async () => (await api.call('celebrateTier', { body: { tierId } })).celebrate,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    meta: { silent: true },
  })
