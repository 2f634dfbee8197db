/** Where to go after signing in. Only a path of this shop is accepted, never another site's address. */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return null
  // Browsers drop tabs and line ends from addresses, which would make '/\t/host' another site's.
  const plain = [...value].every((letter) => letter > '\u001f' && letter !== '\\')
  return plain ? value : null
}

export function loginPath(back?: string): string {
  const path = safePath(back)
  return path && path !== '/login' ? `/login?redirect=${encodeURIComponent(path)}` : '/login'
}

/** The redirect parameter, else the page kept in navigation state (a path or a location), else the dashboard. */
export function wayBack(search: string, state: unknown): string {
  const asked = safePath(new URLSearchParams(search).get('redirect'))
  if (asked) return asked
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  const kept =
    typeof from === 'object' && from !== null && 'pathname' in from
      ? `${String(from.pathname)}${'search' in from ? String(from.search) : ''}`
      : from
  return safePath(kept) ?? '/dashboard'
}
