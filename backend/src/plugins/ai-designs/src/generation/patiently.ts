import { setTimeout as sleep } from 'node:timers/promises'

/** A store that is started anew is back within them. The lease is renewed meanwhile. */
const PAUSES_MS = [500, 2000, 8000]

/** Tries something of our own again after pauses, for as long as somebody waits for it. @throws what its last try threw */
export async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of PAUSES_MS)
    try {
      return await work()
    } catch (error) {
      if (signal.aborted) throw error
      await sleep(pause, undefined, { ref: false })
    }
  return work()
}
