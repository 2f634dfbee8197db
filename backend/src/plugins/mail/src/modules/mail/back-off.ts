const MINUTE_MS = 60_000
const LONGEST_MS = 60 * MINUTE_MS
/** While no server answers: nothing is known against the mail, and once one does, nobody should wait for it much longer. */
const LONGEST_AWAY_MS = 5 * MINUTE_MS

/** After this many tries and so many days a mail is given up and stays `failed` for a person to see. */
export const MAX_ATTEMPTS = 75
export const TRIED_FOR_MS = 3 * 24 * 60 * MINUTE_MS
/** How long a delivery may take before another one may pick the mail up. Longer than the provider's own limit. */
export const LEASE_MS = 3 * MINUTE_MS

/** Wait after the n-th failed try (from 1): 1, 2, 4 ... minutes, then hourly, or each five minutes where no server answers. */
export function backOffMs(attempts: number, isAway = false): number {
  const longest = isAway ? LONGEST_AWAY_MS : LONGEST_MS
  return Math.min(longest, MINUTE_MS * 2 ** Math.max(0, Math.min(attempts - 1, 10)))
}

/** No such mailbox or domain (RFC 3463, 5.1.x). Other refusals, however final they sound, a person may mend. */
const NOBODY = /\b55\d[ -]5\.1\.(?:1|2|3|6|10)(?![\d.])/

/** True where the mail server says that the address does not exist: asking again harms the sender's name. */
export const isUndeliverable = (reason: string): boolean => NOBODY.test(reason)

/** What the system, nodemailer and our own limits say where no server took the call, or it went away in the middle of it. */
const AWAY =
  /\b(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOTFOUND|EAI_AGAIN)\b|^(?:Connection (?:timeout|closed)|Greeting never received|Timeout|Unexpected socket close|Socket closed|The mail server did not finish)|\b421[ -]/

/** True where it is the mail server that failed, whatever the mail. */
export const isServerAway = (reason: string): boolean => AWAY.test(reason)

/** Nodemailer's words for a server that refuses the shop itself, before it has heard whom the mail is for. */
const REFUSES_US = /^(?:Invalid login|Missing credentials|Invalid greeting|Mail command failed)/

/** True where the next mail would fare no better: no server answers, or it takes none from us. */
export const concernsAllMails = (reason: string): boolean => isServerAway(reason) || REFUSES_US.test(reason)

/** What becomes of a mail after a failed try. */
export function afterFailure(
  { attempts, reason, askedAt }: { attempts: number; reason: string; askedAt: Date },
  now: Date,
): { state: 'queued' | 'failed'; nextAttemptAt: Date } {
  // By both: a shop that was off for days has not tried for as long.
  const isOver = attempts >= MAX_ATTEMPTS && now.getTime() - askedAt.getTime() >= TRIED_FOR_MS
  return {
    state: isOver || isUndeliverable(reason) ? 'failed' : 'queued',
    nextAttemptAt: new Date(now.getTime() + backOffMs(attempts, isServerAway(reason))),
  }
}
