import { createHash } from 'node:crypto'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** At most so many tries within a time. */
export interface Window {
  most: number
  withinMs: number
}

/**
 * What is counted, and how. Where pauses grow, the last try of the window and each after it are followed by a pause twice as long
 * as the one before, so that who goes on for hours gets fewer and fewer, and nobody is ever locked out for good.
 */
export interface Rule {
  windows: Window[]
  growing?: Window
}

const TEN: Window = { most: 10, withinMs: 15 * MINUTE_MS }
/** Ten in any quarter of an hour; whoever has used them up waits twice as long after each further one, up to an hour. */
export const PASSWORD_TRIES: Rule = { windows: [TEN], growing: TEN }

export type LimitKind =
  | 'account'
  | 'device'
  | 'address'
  | 'password'
  | 'factor'
  | 'code'
  | 'registration'
  | 'registrations'
  | 'mail'
  | 'mailbox'
  | 'link'
  | 'review'
  | 'social'
  | 'decision'
  | 'adjustment'
  | 'change'
  | 'contact'
  | 'contacts'
  | 'report'
  | 'checkout'
  | 'checkouts'

export interface Subject<K extends string = LimitKind> {
  kind: K
  subject: string
}

/** Names who is counted, without keeping an e-mail or a network address in the table. */
export function subjectOf<K extends string>(kind: K, value: string): Subject<K> {
  return { kind, subject: `${kind}:${createHash('sha256').update(value).digest('hex').slice(0, 40)}` }
}

/** After a day without a try nobody waits any more. */
export const MEMORY_MS = 24 * HOUR_MS
const LONGEST_PAUSE_SECONDS = 3600

export interface CountedTry {
  at: Date
  pauseSeconds: number
}

/** How many of a subject's tries a rule has to see. */
export const triesToRead = ({ windows, growing }: Rule): number =>
  Math.max(...windows.map(({ most }) => most), growing?.most ?? 0) + 1

/** How long a try has to wait; 0 lets it pass. `past` begins with the newest. */
export function waitMs(rule: Rule, past: CountedTry[], now: Date): number {
  const waits = rule.windows.map(({ most, withinMs }) => {
    const oldest = past[most - 1]
    return oldest ? oldest.at.getTime() + withinMs - now.getTime() : 0
  })
  const [last] = past
  if (rule.growing && last) waits.push(last.at.getTime() + last.pauseSeconds * 1000 - now.getTime())
  return Math.max(0, ...waits)
}

/** The pause that follows a try which passed now. */
export function pauseAfter(rule: Rule, past: CountedTry[], now: Date): number {
  if (!rule.growing) return 0
  const { most, withinMs } = rule.growing
  const [last] = past
  if (last && last.pauseSeconds > 0 && now.getTime() - last.at.getTime() < MEMORY_MS)
    return Math.min(LONGEST_PAUSE_SECONDS, last.pauseSeconds * 2)
  const recent = past.filter(({ at }) => now.getTime() - at.getTime() < withinMs).length + 1
  return recent >= most ? 1 : 0
}
