import { createHash } from 'node:crypto'

export const WINDOW_MS = 15 * 60_000

/** How many tries a subject has in {@link WINDOW_MS}. An address is shared by an office or a family. */
export const LIMITS = { account: 10, address: 30, registration: 10, review: 30 } as const
export type LimitKind = keyof typeof LIMITS

export interface Subject {
  kind: LimitKind
  subject: string
}

/** Names who is counted, without keeping an e-mail or a network address in the table. */
export function subjectOf(kind: LimitKind, value: string): Subject {
  return { kind, subject: `${kind}:${createHash('sha256').update(value).digest('hex').slice(0, 40)}` }
}

/** Whole seconds until the oldest of the counted tries leaves the window; at least 1. */
export function secondsUntilFree(oldest: Date, now: Date): number {
  return Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000))
}
