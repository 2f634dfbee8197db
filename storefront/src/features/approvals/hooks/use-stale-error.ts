import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** Why something that the panel still shows could not be asked for anew, or null. */
export function useStaleError(): Error | null {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    () =>
      cache
        .findAll({ queryKey: ['admin'], type: 'active' })
        .find(({ state }) => state.error !== null && state.data !== undefined)?.state.error ?? null,
    () => null,
  )
}
