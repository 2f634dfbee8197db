import type { BulkResult } from '@caseloom/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { orderCount } from '../lib/order-count'

export interface BulkInput {
  action: 'process' | 'reject'
  ids: string[]
  /** As they were looked at: what has changed since is left alone. */
  versions: Record<string, number>
  contents: Record<string, string>
  reason?: string
}

const DONE = { process: 'processed', reject: 'rejected' } as const

/** One decision on several orders; each stands for itself, and what failed is handed on. */
export function useBulkDecision(onFailures: (failures: BulkResult[]) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BulkInput) => api.call('bulkDecision', { body }),
    onSuccess: ({ results }, { action }) => {
      const failures = results.filter(({ ok }) => !ok)
      const done = results.length - failures.length
      if (done > 0) toast.success(`${orderCount(done)} ${DONE[action]}`)
      if (failures.length > 0) toast.error(`${orderCount(failures.length)} could not be ${DONE[action]}`)
      onFailures(failures)
    },
    onError: (error) => toast.error(messageOf(error, 'Nothing was decided. Please try again.')),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
    meta: { silent: true },
  })
}
