import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { makeQueryClient } from '~/lib/query-client'

let browserClient: QueryClient | null = null

/** One client for the life of the browser's page; a new one for each answer of the server. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient()
  return (browserClient ??= makeQueryClient())
}

/** Loads in parallel on the server; what fails is left to the browser, which tries again and says so. */
export async function prefetch(
  load: (client: QueryClient) => Promise<unknown>[],
): Promise<{ dehydrated: DehydratedState }> {
  const client = makeQueryClient()
  await Promise.allSettled(load(client))
  return { dehydrated: dehydrate(client) }
}
