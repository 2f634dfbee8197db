/**
 * Whether a parsed request holds U+0000 anywhere: PostgreSQL keeps no text with it, and no person types it.
 * Without recursion, since a request may nest deeper than the stack.
 */
export function holdsNullCharacter(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && next.includes('\0')) return true
    if (typeof next === 'object' && next !== null)
      for (const pair of Object.entries(next)) waiting.push(...pair)
  }
  return false
}
