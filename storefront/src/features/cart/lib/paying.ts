import type { Bought } from './paid-for'
import type { Reckoned } from './reckon'

const KEY = 'caseloom_paying'
/** So many payments of one tab may be open side by side: Back from one, and on to another. */
const KEPT = 5
type Paying = Pick<Reckoned, 'subtotal' | 'discount' | 'total'>
type Kept = Partial<Paying & { sessionId: unknown; lines: unknown }>

/** Of what each payment of this tab is, oldest first. Anything else under the key, be it of an older page, counts as nothing. */
function read(): Kept[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value)
      ? value.filter((each): each is Kept => typeof each === 'object' && each !== null)
      : []
  } catch {
    return []
  }
}
const recall = (sessionId: string): Kept | undefined => read().find((each) => each.sessionId === sessionId)

/** What the shopper goes to pay, for the page that they come back to: asked anew, a code for first orders is used up. */
export function rememberPaying(
  sessionId: string,
  { subtotal, discount, total }: Paying,
  lines: readonly Bought[],
): void {
  try {
    const others = read().filter((each) => each.sessionId !== sessionId)
    const bought = lines.map(({ id, quantity }) => ({ id, quantity }))
    const paying = { sessionId, subtotal, discount, total, lines: bought }
    sessionStorage.setItem(KEY, JSON.stringify([...others, paying].slice(-KEPT)))
  } catch {
    // The page then sums up the lines and the code.
  }
}

/** The same, where it is of goods of this sum. */
export function recallPaying(sessionId: string, subtotal: number): Paying | null {
  const kept = recall(sessionId)
  if (kept?.subtotal !== subtotal || typeof kept.total !== 'number') return null
  const { discount } = kept
  const known = typeof discount?.label === 'string' && typeof discount.amount === 'number'
  return { subtotal, total: kept.total, discount: known ? discount : null }
}

const isBought = (value: unknown): value is Bought =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'quantity' in value &&
  typeof value.quantity === 'number'

/** What this tab went to pay with this session; nothing where it does not know, as where an older page noted ids alone. */
export function paidLines(sessionId: string): Bought[] {
  const lines = recall(sessionId)?.lines
  return Array.isArray(lines) ? lines.filter(isBought) : []
}
