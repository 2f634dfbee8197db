/** Reads the `data` of a `payment_in_review`: the session on which this very cart was paid, or null. */
export function paidSession(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('sessionId' in data)) return null
  return typeof data.sessionId === 'string' && data.sessionId !== '' ? data.sessionId : null
}
