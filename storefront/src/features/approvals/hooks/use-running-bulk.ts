import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { BULK_KEY, type BulkInput } from '../api/bulk'

/** The decision on several orders that the shop has not answered yet, also where it was made in a list that was left; or null. */
export function useRunningBulk(): BulkInput | null {
  const cache = useQueryClient().getMutationCache()
  return useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    () => {
      const running = cache.find({ mutationKey: BULK_KEY, status: 'pending' })
      return (running?.state.variables as BulkInput | undefined) ?? null
    },
    () => null,
  )
}
