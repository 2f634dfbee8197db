/** React Router's own name for how far each page was scrolled. */
const KEY = 'react-router-scroll-positions'

const isRecord = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

/** The router writes into what it finds there, and opens no page any more where that is a text or a number. */
export function dropSpoiledScroll(): void {
  try {
    const kept = sessionStorage.getItem(KEY)
    if (kept !== null && !isRecord(kept)) sessionStorage.removeItem(KEY)
  } catch {
    // Where nobody may look, the router finds nothing either.
  }
}
