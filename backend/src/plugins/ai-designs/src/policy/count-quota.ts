import type { QuotaLimits, Tier } from './quota-settings'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** So many refusals within a day halve what was left when the last of them came. */
export const REFUSALS_THAT_HALVE = 5

/** What the rows say of one who asks. */
export interface QuotaUse {
  /** When each job of the last day gave its first picture, oldest first. */
  taken: readonly Date[]
  /** Jobs that may still give one. */
  open: number
  /** When prompts were refused within the last day, oldest first. */
  refused: readonly Date[]
  /** When each job of the last hour was opened by this person or from this address, oldest first. */
  hour: readonly Date[]
}

export interface Quota {
  limit: number
  left: number
  /** ISO 8601: when at least one more becomes free; null where nothing is used, or where that is not known yet. */
  renewsAt: string | null
}

/** Which limit it is that holds somebody back. */
export type Bound = 'day' | 'hour'

/** A day's limit; refusals on end take half of what was left. */
function dayLimit(limit: number, { taken, refused }: QuotaUse): number {
  const last = refused[REFUSALS_THAT_HALVE - 1]
  if (!last) return limit
  const before = taken.filter((at) => at < last).length
  return before + Math.ceil(Math.max(0, limit - before) / 2)
}

/** When a window that holds `used` of `limit` gives one more. */
function renewal(at: readonly Date[], used: number, limit: number, windowMs: number): Date | null {
  const first = at[Math.max(0, used - limit)]
  return first ? new Date(first.getTime() + windowMs) : null
}

/** How much is left of the day; nothing while the hour's limit holds. */
export function countQuota(limits: QuotaLimits, tier: Tier, use: QuotaUse): { quota: Quota; bound: Bound } {
  const limit = dayLimit(limits.perDay[tier], use)
  const used = use.taken.length + use.open
  const left = Math.max(0, limit - used)
  if (left > 0 && use.hour.length >= limits.perHour) {
    const renewsAt = renewal(use.hour, use.hour.length, limits.perHour, HOUR_MS)
    return { quota: { limit, left: 0, renewsAt: renewsAt?.toISOString() ?? null }, bound: 'hour' }
  }
  const renewsAt = renewal(use.taken, used, limit, DAY_MS)
  return { quota: { limit, left, renewsAt: renewsAt?.toISOString() ?? null }, bound: 'day' }
}
