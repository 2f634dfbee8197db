import type { Job, JobEvent } from '@caseloom/contract'
import { hasCode } from '~/lib/api-errors'
import type { ServerEvent } from '~/lib/event-stream'
import { isOver, readJobEvent } from './job-state'

/** The two ways of learning how a job goes on. */
export interface JobLines {
  events: (after: string | null, signal: AbortSignal) => AsyncIterable<ServerEvent>
  read: (signal: AbortSignal) => Promise<Job>
}

const FAILURES_BEFORE_POLLING = 2
const POLL_MS = 2_000
const AGAIN_MS = 500
const FINAL = new Set(['done', 'failed', 'cancelled'])

export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) {
      resolve()
      return
    }
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { once: true })
  })

/**
 * Tells every event of a job until it is over. A line that breaks is taken up after the last event; after two failures
 * in a row we ask every two seconds instead. Throws only where the job is not ours to see.
 */
export async function followJob(
  lines: JobLines,
  tell: (event: JobEvent) => void,
  signal: AbortSignal,
  wait: typeof pause = pause,
): Promise<void> {
  let after: string | null = null
  for (let failures = 0; failures < FAILURES_BEFORE_POLLING && !signal.aborted;) {
    try {
      for await (const { id, event, data } of lines.events(after, signal)) {
        if (signal.aborted) return
        after = id ?? after
        failures = 0
        const read = readJobEvent(event, data)
        if (!read) continue
        tell(read)
        if (FINAL.has(event) || (read.event === 'snapshot' && isOver(read.data))) return
      }
      // Closed without an end: the server restarts, or ends lines that are very old.
      failures += 1
    } catch (error) {
      if (hasCode(error, 'not_found', 'unauthenticated')) throw error
      failures += 1
    }
    await wait(AGAIN_MS, signal)
  }
  while (!signal.aborted) {
    try {
      const job = await lines.read(signal)
      tell({ event: 'snapshot', data: job })
      if (isOver(job)) return
    } catch (error) {
      if (hasCode(error, 'not_found', 'unauthenticated')) throw error
    }
    await wait(POLL_MS, signal)
  }
}
