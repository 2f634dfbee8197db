import { formatMoney, toPence } from '~/lib/money'

/** What the shopper saw when they pressed: the total in pounds, and the code that is taken off it. */
export interface SeenPrice {
  total: number
  code: string | undefined
}

/** A penny is how far two ways of rounding are apart. */
const SLACK_PENCE = 1

/** What is said instead of going on where the price is not what was seen: it rose, or the code does not count. Else null. */
export function dearerWords(seen: SeenPrice, now: SeenPrice): string | null {
  const lost = seen.code !== undefined && now.code !== seen.code
  const rise = toPence(now.total) - toPence(seen.total)
  if (!lost && rise <= SLACK_PENCE) return null
  const why = lost ? `The code ${seen.code} is not taken off: the total` : 'The total'
  const before = rise === 0 ? '' : `, not ${formatMoney(seen.total)}`
  return `${why} is ${formatMoney(now.total)} now${before}. Please press Secure Checkout again if you want to pay that.`
}

/** What another page handed over; null where it is nothing of the kind. */
export function asSeenPrice(value: unknown): SeenPrice | null {
  if (typeof value !== 'object' || value === null || !('total' in value)) return null
  const { total } = value
  if (typeof total !== 'number') return null
  return { total, code: 'code' in value && typeof value.code === 'string' ? value.code : undefined }
}
