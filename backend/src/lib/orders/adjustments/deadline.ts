const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** An administrator needs some time for the answer before the bank lets go of the money. */
const BEFORE_LAPSE_MS = 12 * HOUR_MS
/** Nobody is asked for what they could hardly do in time. */
const AT_LEAST_MS = 6 * HOUR_MS

/** Until when a change may be sent; null where the bank lets go of the money too soon. */
export function deadlineOf(now: Date, days: number, heldUntil: string | null): Date | null {
  const wanted = now.getTime() + days * DAY_MS
  const latest = heldUntil === null ? wanted : new Date(heldUntil).getTime() - BEFORE_LAPSE_MS
  const deadline = Math.min(wanted, latest)
  // Whole seconds, as the link carries it.
  return deadline - now.getTime() < AT_LEAST_MS ? null : new Date(Math.floor(deadline / 1000) * 1000)
}
