import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { hasCode, messageOf } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { toast } from '~/lib/toast'
import { pollAfter, shownStatus } from '../lib/status'

/** While an order can still change, its owner sees each step without asking. Hidden tabs don't ask. */
export const ordersQuery = () =>
  queryOptions({
    queryKey: ['me', 'orders'],
    queryFn: ({ signal }) => api.call('paymentOrders', { signal }),
    refetchInterval: ({ state }) => pollAfter((state.data ?? []).map(shownStatus)),
    meta: { silent: true },
  })

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['me', 'order', id],
    queryFn: ({ signal }) => api.call('getOrder', { params: { id }, signal }),
    refetchInterval: ({ state }) => pollAfter(state.data ? [state.data.status] : []),
    meta: { silent: true },
  })

const CHECKING = 'Checking order status with Prodigi...'

/** Whoever pressed too often is told when to come again. */
const refused = (error: unknown) =>
  hasCode(error, 'rate_limited') ? messageOf(error) : 'Failed to refresh orders'

/** Asks the print provider for every open order, then shows what is known. */
export function useRefreshOrders() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await api.call('refreshStatus')
      await client.invalidateQueries({ queryKey: ['me'] })
    },
    onMutate: () => toast.loading(CHECKING, { id: 'refresh-orders' }),
    onSuccess: () => toast.success('Order status updated!', { id: 'refresh-orders', duration: 2000 }),
    onError: (error) =>
      isNoNews(error)
        ? // Why has a toast of its own, and this one goes.
          toast.loading(CHECKING, { id: 'refresh-orders', duration: 1 })
        : toast.error(refused(error), { id: 'refresh-orders', duration: 4000 }),
    meta: { silent: true },
  })
}
