import { setTimeout as sleep } from 'node:timers/promises'
import { ProdigiError } from './errors'

export interface RetryOptions {
  /** Tries after the first. */
  retries: number
  /** Wait before the first retry, doubled each time. */
  baseDelayMs: number
  maxDelayMs: number
}

/** The wait before try number `attempt` (from 1), with jitter so that many callers do not come back at once. */
function delayOf(
  attempt: number,
  options: RetryOptions,
  askedMs: number | null,
  random = Math.random,
): number {
  const doubled = Math.min(options.maxDelayMs, options.baseDelayMs * 2 ** (attempt - 1))
  const jittered = doubled / 2 + (doubled / 2) * random()
  return Math.min(options.maxDelayMs, Math.max(jittered, askedMs ?? 0))
}

/** Runs `call` again while it fails in a way that another try may mend. */
export async function withRetries<T>(call: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ProdigiError) || !error.retryable || attempt > options.retries) throw error
      await sleep(delayOf(attempt, options, error.retryAfterMs))
    }
  }
}
