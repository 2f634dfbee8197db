import type { ParkedCheckout } from '@caseloom/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { toast } from '~/lib/toast'
import { panelApi } from './panel-api'

export const PARKED_PAGE = 10
const POLL_MS = 10_000
const QUICK_POLL_MS = 2000

/** What was decided about it is being done. */
export const isUnderWay = ({ state }: ParkedCheckout): boolean => state === 'making' || state === 'releasing'

/** Payments that did not become an order by themselves, those to be decided first. */
export const parkedQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'parked', page],
    queryFn: ({ signal }) => panelApi.call('listParked', { query: { page, limit: PARKED_PAGE }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? QUICK_POLL_MS : POLL_MS),
    meta: { silent: true },
  })

export type ParkedAction = ParkedCheckout['actions'][number]

const DONE: Record<ParkedAction, string> = {
  make: 'The order is being made',
  release: 'The money is on its way back',
  dismiss: 'Dismissed',
}

export function useDecideParked() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; action: ParkedAction; note: string }) =>
      panelApi.call('decideParked', { params: { id }, body }),
    onSuccess: (_answer, { action }) => toast.success(DONE[action]),
    onError: (error) => {
      if (!isNoNews(error)) toast.error(messageOf(error, 'Nothing was decided. Please try again.'))
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
    meta: { silent: true },
  })
}
