import type { Reckoned } from './reckon'

const KEY = 'caseloom_paying'
type Paying = Pick<Reckoned, 'subtotal' | 'discount' | 'total'>
type Kept = Partial<Paying & { lines: unknown }>

/** What the shopper went to pay, for the page that they come back to: asked anew, a code for first orders is used up. */
export function rememberPaying(
  { subtotal, discount, total }: Paying,
  lines: readonly { id: string }[],
): void {
  try {
    const ids = lines.map(({ id }) => id)
    sessionStorage.setItem(KEY, JSON.stringify({ subtotal, discount, total, lines: ids }))
  } catch {
    // The page then sums up the lines and the code.
  }
}

function recall(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

/** The same, where it is of goods of this sum. */
export function recallPaying(subtotal: number): Paying | null {
  const kept = recall()
  if (kept?.subtotal !== subtotal || typeof kept.total !== 'number') return null
  const { discount } = kept
  const known = typeof discount?.label === 'string' && typeof discount.amount === 'number'
  return { subtotal, total: kept.total, discount: known ? discount : null }
}

/** The lines that this tab went to pay; null where it does not know. */
export function paidLines(): string[] | null {
  const lines = recall()?.lines
  return Array.isArray(lines) ? lines.filter((id) => typeof id === 'string') : null
}
