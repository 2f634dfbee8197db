/** Where to go after signing in. Only a path of this shop is accepted, never another site's address. */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return null
  // Browsers drop tabs and line ends from addresses, which would make '/\t/host' another site's.
  const plain = [...value].every((letter) => letter > '\u001f' && letter !== '\\')
  // '/..//host' is our own path, until somebody takes its short form for an address.
  return plain && !new URL(value, 'http://shop').pathname.startsWith('//') ? value : null
}

export function loginPath(back?: string): string {
  const path = destination(back)
  return path ? `/login?redirect=${encodeURIComponent(path)}` : '/login'
}

/** Pages that lead whoever is signed in on to where they were going: they are no place to go to. */
const DOORS = /^\/(login|register)\/?([?#]|$)/
const destination = (value: unknown): string | null => {
  const path = safePath(value)
  return path === null || DOORS.test(path) ? null : path
}

/** The redirect parameter, else the page kept in navigation state (a path or a location), else the dashboard. */
export function wayBack(search: string, state: unknown): string {
  const asked = destination(new URLSearchParams(search).get('redirect'))
  if (asked) return asked
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  const kept =
    typeof from === 'object' && from !== null && 'pathname' in from
      ? `${String(from.pathname)}${'search' in from ? String(from.search) : ''}`
      : from
  return destination(kept) ?? '/dashboard'
}
