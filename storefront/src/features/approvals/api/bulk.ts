import type { AdminOrder } from '@caseloom/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { toast } from '~/lib/toast'
import { useWho } from '~/lib/who'
import { panelApi } from './panel-api'
import { noteNotDone } from '../hooks/use-not-done'
import { bulkWords } from '../lib/decision-words'
import { notDone } from '../lib/not-done'

export interface BulkInput {
  action: 'process' | 'reject'
  /** As they were looked at: what has changed since is left alone. */
  orders: AdminOrder[]
  reason?: string
}

const bodyOf = ({ orders, ...decision }: BulkInput) => ({
  ...decision,
  ids: orders.map(({ id }) => id),
  versions: Object.fromEntries(orders.map(({ id, version }) => [id, version])),
  contents: Object.fromEntries(orders.map(({ id, contents }) => [id, contents])),
})

export const BULK_KEY = ['admin', 'bulk']

/** One decision on several orders; each stands for itself. */
export function useBulkDecision() {
  const client = useQueryClient()
  const { id } = useWho()
  return useMutation({
    mutationKey: BULK_KEY,
    mutationFn: (input: BulkInput) => panelApi.call('bulkDecision', { body: bodyOf(input) }),
    onSuccess: ({ results }, { action }) => {
      const { done, goesOn, already, before, failed } = bulkWords(action, results)
      for (const words of [done, goesOn]) if (words) toast.success(words)
      for (const words of [already, before]) if (words) toast(words)
      if (failed) toast.error(failed)
    },
    onError: (error) => {
      if (!isNoNews(error)) toast.error(messageOf(error, 'Nothing was decided. Please try again.'))
    },
    // Here, since whoever decided may look at another list by now.
    onSettled: async (answer, _error, { action, orders }) => {
      await client.invalidateQueries({ queryKey: ['admin'] })
      if (answer) noteNotDone(id, notDone(action, answer.results, orders))
    },
    meta: { silent: true },
  })
}
