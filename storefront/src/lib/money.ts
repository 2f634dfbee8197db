import { formatCount } from './numbers'

/** Pounds as people read them: 12 becomes '£12.00'. */
export function formatMoney(pounds: number): string {
  const pence = Math.abs(toPence(pounds))
  const rest = String(pence % 100).padStart(2, '0')
  return `${pounds < 0 && pence > 0 ? '-' : ''}£${formatCount(Math.floor(pence / 100))}.${rest}`
}

/** Pounds without pence where there are none: 'free over £50'. */
export const formatRound = (pounds: number): string =>
  Number.isInteger(pounds) ? `£${pounds}` : formatMoney(pounds)

/** Sums are made in whole pence, since 0.1 + 0.2 is not 0.3. */
export function toPence(pounds: number): number {
  return Math.round(pounds * 100)
}

export function fromPence(pence: number): number {
  return pence / 100
}

/** A percentage of an amount in pence, rounded to the penny. */
export function percentOf(pence: number, percent: number): number {
  return Math.round((pence * percent) / 100)
}
