/** Without recursion, since a request may nest deeper than the stack. */
function holds(value: unknown, isBad: (text: string) => boolean): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && isBad(next)) return true
    if (typeof next === 'object' && next !== null)
      for (const pair of Object.entries(next)) waiting.push(...pair)
  }
  return false
}

/** Whether a parsed request holds U+0000 anywhere: PostgreSQL keeps no text with it, and no person types it. */
export const holdsNullCharacter = (value: unknown): boolean => holds(value, (text) => text.includes('\0'))

/** Half of a pair of surrogates, as where a text was cut within an emoji: no UTF-8 has it, nor does PostgreSQL's JSON. */
export const holdsHalfCharacter = (value: unknown): boolean =>
  holds(value, (text) => /\p{Surrogate}/u.test(text))
