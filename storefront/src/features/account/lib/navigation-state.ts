/** A text that the page before has left in the navigation state, or null. */
export function stateText(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null) return null
  const value = new Map<string, unknown>(Object.entries(state)).get(name)
  return typeof value === 'string' && value !== '' ? value : null
}
