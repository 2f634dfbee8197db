/** The sentence of whatever was thrown; workflows hand errors on as plain objects. */
export function wordsOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  return String(error)
}
