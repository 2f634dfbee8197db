const MINUTE_MS = 60_000
const LONGEST_MS = 60 * MINUTE_MS

/** After this many tries, about three days, a mail is given up and stays `failed` for a person to see. */
export const MAX_ATTEMPTS = 75
/** How long a delivery may take before another one may pick the mail up. Longer than the provider's own limit. */
export const LEASE_MS = 3 * MINUTE_MS

/** Wait after the n-th failed try (from 1): 1, 2, 4 ... minutes, then hourly. */
export function backOffMs(attempts: number): number {
  return Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.max(0, Math.min(attempts - 1, 10)))
}

/** No such mailbox or domain (RFC 3463, 5.1.x). Other refusals, however final they sound, a person may mend. */
const NOBODY = /\b55\d[ -]5\.1\.(?:1|2|3|6|10)(?![\d.])/

/** True where the mail server says that the address does not exist: asking again harms the sender's name. */
export const isUndeliverable = (reason: string): boolean => NOBODY.test(reason)

/** What becomes of a mail after a failed try. */
export function afterFailure(
  { attempts, reason }: { attempts: number; reason: string },
  now: Date,
): { state: 'queued' | 'failed'; nextAttemptAt: Date } {
  return {
    state: attempts >= MAX_ATTEMPTS || isUndeliverable(reason) ? 'failed' : 'queued',
    nextAttemptAt: new Date(now.getTime() + backOffMs(attempts)),
  }
}
