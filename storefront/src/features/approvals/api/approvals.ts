import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { panelApi } from './panel-api'
import { isRunning } from '../lib/approval-status'
import { TAB_WORDS, type ApprovalTab } from '../lib/approval-tabs'
import type { ListWish } from '../lib/list-wish'

const POLL_MS = 10_000
/** While a decision is being carried out. */
const QUICK_POLL_MS = 2000
export const PAGE_SIZE = 25

/** One page of the orders of a tab. */
export const approvalsQuery = (tab: ApprovalTab, { search, from, to, sort, page }: ListWish) => {
  const { statuses, trouble, doubted, stuck } = TAB_WORDS[tab]
  return queryOptions({
    queryKey: ['admin', 'orders', tab, { search, from, to, sort, page }],
    queryFn: ({ signal }) =>
      panelApi.call('adminOrders', {
        query: {
          ...(statuses !== 'all' && { status: statuses.join(',') }),
          ...(trouble && { trouble: 'true' as const }),
          ...(doubted && { doubted: 'true' as const }),
          ...(stuck && { stuck: 'true' as const }),
          ...(search && { search }),
          ...(from && { from }),
          ...(to && { to }),
          sort,
          page,
          limit: PAGE_SIZE,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some((order) => isRunning(order.status)) ? QUICK_POLL_MS : POLL_MS,
    meta: { silent: true },
  })
}

/** The newest order that awaits approval, or none: to say so when there is another. */
export const newestPendingQuery = () =>
  queryOptions({
    queryKey: ['admin', 'newest'],
    queryFn: async ({ signal }) => {
      const query = { status: 'pending_admin_approval', limit: 1 }
      const { items } = await panelApi.call('adminOrders', { query, signal })
      return items[0] ?? null
    },
    refetchInterval: POLL_MS,
    meta: { silent: true },
  })

export const adminStatsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => panelApi.call('adminStats', { signal }),
    refetchInterval: POLL_MS,
    meta: { silent: true },
  })

export const salesQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin', 'sales', days],
    queryFn: ({ signal }) => panelApi.call('adminSales', { query: { days }, signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'order', id],
    queryFn: ({ signal }) => panelApi.call('getPending', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.status) ? QUICK_POLL_MS : POLL_MS),
    meta: { silent: true },
  })
