const KEY = 'caseloom_settled'
const KEPT = 20

function read(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/**
 * True the first time a payment is settled in this browser. Opening its page again later must not empty the cart
 * that the shopper has filled since.
 */
export function firstSettlement(sessionId: string): boolean {
  const known = read()
  if (known.includes(sessionId)) return false
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, sessionId].slice(-KEPT)))
  } catch {
    // Without storage there is no cart from before either.
  }
  return true
}
