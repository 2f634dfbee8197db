import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { isRunning } from '../lib/approval-status'

const POLL_MS = 10_000
/** While a decision is being carried out. */
const QUICK_POLL_MS = 2000

export const approvalsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'orders'],
    queryFn: ({ signal }) => api.call('listPending', { query: { limit: 100 }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.some((order) => isRunning(order.status)) ? QUICK_POLL_MS : POLL_MS,
    meta: { silent: true },
  })

export const adminStatsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => api.call('adminStats', { signal }),
    refetchInterval: POLL_MS,
    meta: { silent: true },
  })

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'order', id],
    queryFn: ({ signal }) => api.call('getPending', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.status) ? QUICK_POLL_MS : POLL_MS),
    meta: { silent: true },
  })

interface DecisionInput {
  id: string
  reason?: string
}

/** A decision on an order; while the same one is on its way, be it from another button, a second press does nothing. */
function useDecision(
  kind: 'process' | 'reject',
  act: (input: DecisionInput) => Promise<unknown>,
  done: string,
  failed: string,
) {
  const client = useQueryClient()
  const mutationKey = ['admin', 'decision', kind]
  const mutation = useMutation({
    mutationKey,
    mutationFn: act,
    onSuccess: () => toast.success(done),
    onError: (error) =>
      toast.error(
        hasCode(error, 'conflict')
          ? `${messageOf(error, failed)} The present state is shown.`
          : messageOf(error, failed),
      ),
    // Whether it worked or somebody else was first: show what is true now.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
    meta: { silent: true },
  })
  const decide = (input: DecisionInput, onSettled?: () => void) => {
    const running = client.isMutating({
      mutationKey,
      predicate: ({ state }) => (state.variables as DecisionInput | undefined)?.id === input.id,
    })
    // Asked of the cache, which knows at once; `isPending` follows with the next rendering, after a double click.
    if (running === 0) mutation.mutate(input, { onSettled })
  }
  return { isPending: mutation.isPending, decide }
}

export const useProcessOrder = () =>
  useDecision(
    'process',
    ({ id }) => api.call('processOrder', { params: { id } }),
    'Order processed successfully!',
    'Failed to process order',
  )

export const useRejectOrder = () =>
  useDecision(
    'reject',
    ({ id, reason = '' }) => api.call('rejectOrder', { params: { id }, body: { reason } }),
    'Order rejected successfully',
    'Failed to reject order',
  )
