/** React Router's own name for how far each page was scrolled. */
const KEY = 'react-router-scroll-positions'

/** The router writes into what it finds there, and opens no page any more where that is a text, a number or nothing. */
export function dropSpoiledScroll(): void {
  try {
    // What only begins like a record the router can't read, and forgets itself.
    if (!/^\s*[[{]/.test(sessionStorage.getItem(KEY) ?? '{')) sessionStorage.removeItem(KEY)
  } catch {
    // Where nobody may look, the router finds nothing either.
  }
}
