import { queryOptions } from '@tanstack/react-query'
import { studioApi } from './studio-api'

/** The shop's answer may be slow; a shopper is not kept from drawing by it. */
const PATIENCE_MS = 5000
let asking: Promise<unknown> = Promise.resolve()

/**
 * Until the shop knows this browser: its answer to who is here gives a guest the key that pictures belong to. What is made
 * before that would be given another key, and two clicks would be two people's.
 */
export const acquainted = (): Promise<unknown> =>
  Promise.race([asking, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

function askSettings(signal: AbortSignal) {
  const answer = studioApi.call('studioSettings', { signal })
  asking = answer.catch(() => undefined)
  return answer
}

/** Who draws, in which styles, and how much the shopper has left. It differs from one shopper to the next. */
export const studioSettingsQuery = (who: string) =>
  queryOptions({
    queryKey: ['studio-settings', who],
    queryFn: ({ signal }) => askSettings(signal),
    staleTime: 60_000,
    meta: { silent: true },
  })
