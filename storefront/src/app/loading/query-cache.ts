import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { makeQueryClient } from '~/lib/query-client'
import { notLongerThan } from './not-longer-than'

/** The browser shows that something is on its way; a page that itself is, shows nothing. */
const PATIENCE_MS = 5_000

let browserClient: QueryClient | null = null

/** One client for the life of the browser's page; a new one for each answer of the server. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient()
  return (browserClient ??= makeQueryClient())
}

/** What the cache holds is shown at once; the page's own query then refreshes what is stale. */
export const asCached = { staleTime: 'static' } as const

/** Loads in parallel on the server; what fails or takes long is left to the browser, which tries again and says so. */
export async function prefetch(
  load: (client: QueryClient) => Promise<unknown>[],
): Promise<{ dehydrated: DehydratedState }> {
  const client = makeQueryClient()
  await notLongerThan(PATIENCE_MS, Promise.allSettled(load(client)))
  return { dehydrated: dehydrate(client) }
}
