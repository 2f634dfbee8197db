import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { mayPass, messageOf } from './api-errors'
import { isNoNews } from './no-news'
import { toast } from './toast'

// A button knows that it was pressed before the second press of a double click arrives.
notifyManager.setScheduler(queueMicrotask)

/** `meta: { silent: true }` on a query or mutation leaves telling the shopper to the feature. */
function tell(error: unknown, meta: Record<string, unknown> | undefined): void {
  if (typeof window === 'undefined' || meta?.silent === true || isNoNews(error)) return
  const message = messageOf(error)
  toast.error(message, { id: message })
}

export const worthRetrying = (failures: number, error: unknown): boolean => failures < 2 && mayPass(error)

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => tell(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The server renders once and quickly; the browser can try again.
        retry: typeof window === 'undefined' ? false : worthRetrying,
      },
      // Without a connection the shopper is told so at once: nothing waits for one, to be done when it is long forgotten.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
