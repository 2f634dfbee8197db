/**
 * Where the bearer token is kept. The api client reads it, the account feature writes it; it stands here so that
 * neither needs the other.
 */
const KEY = 'auth_token'

let inMemory: string | null = null
let expired: ((token: string) => void) | null = null

/** Storage throws when a browser blocks it; a blocked storage then counts as an empty one. */
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/** What a header can carry. With anything else under its name each call would fail, and the shop seem out of reach. */
const MAY_BE_TOKEN = /^[\x21-\x7e]{1,4096}$/
const readFrom = (place: () => Storage): string | null => {
  const kept = attempt(() => place().getItem(KEY), null)
  return kept !== null && MAY_BE_TOKEN.test(kept) ? kept : null
}

export function readToken(): string | null {
  if (typeof window === 'undefined') return null
  return readFrom(() => localStorage) ?? readFrom(() => sessionStorage) ?? inMemory
}

/** `remember` keeps the token after the browser closes, or as long as the tab where the browser has no room for it. */
export function writeToken(token: string, remember: boolean): void {
  clearToken()
  inMemory = token
  const keep = (place: () => Storage) =>
    attempt(() => {
      place().setItem(KEY, token)
      return true
    }, false)
  if (!remember || !keep(() => localStorage)) keep(() => sessionStorage)
}

export function clearToken(): void {
  inMemory = null
  attempt(() => localStorage.removeItem(KEY), undefined)
  attempt(() => sessionStorage.removeItem(KEY), undefined)
}

/** Whether the token outlives this browser session; then other tabs find it by themselves. */
export function isRemembered(): boolean {
  if (typeof window === 'undefined') return false
  return readFrom(() => localStorage) !== null
}

/** Registers what happens when the shop no longer accepts the token. */
export function onTokenRefused(handler: (token: string) => void): void {
  expired = handler
}

/** Called by the api client. Late answers to calls with an older token change nothing. */
export function tokenRefused(token: string): void {
  if (readToken() === token) expired?.(token)
}
