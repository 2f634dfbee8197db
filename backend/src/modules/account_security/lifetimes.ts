const HOUR_MS = 3_600_000

/** How long a token lives: an administrator's 8 hours whatever was ticked, else 30 days or 24 hours. */
export function sessionLifetimeMs(given: { isAdmin: boolean; remember: boolean }): number {
  if (given.isAdmin) return 8 * HOUR_MS
  return given.remember ? 30 * 24 * HOUR_MS : 24 * HOUR_MS
}
