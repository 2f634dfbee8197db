/**
 * Pounds as Medusa holds them to whole pence as Stripe does, and back. Only two-decimal currencies are sold here.
 * @throws RangeError where the amount is not a number
 */
export function toPence(pounds: number | string): number {
  const value = Number(pounds)
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount of money: ${String(pounds)}`)
  // Through decimal text: 1.005 * 100 is 100.49999999999999 in binary.
  const pence = Math.round(Number(`${value.toFixed(6)}e2`))
  return pence === 0 ? 0 : pence
}

export const toPounds = (pence: number): number => pence / 100

/**
 * Splits a discount in pence over lines by their share, never more than a line is worth; the parts sum exactly.
 * Left-over pence go to the lines with the largest fractions, earlier lines first.
 */
export function sharePence(discount: number, worth: number[]): number[] {
  const total = worth.reduce((sum, pence) => sum + pence, 0)
  const wanted = Math.min(discount, total)
  if (total === 0) return worth.map(() => 0)
  const exact = worth.map((pence) => (wanted * pence) / total)
  const parts = exact.map(Math.floor)
  let left = wanted - parts.reduce((sum, part) => sum + part, 0)
  const byFraction = exact
    .map((value, index) => ({ index, fraction: value - Math.floor(value) }))
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index)
  for (const { index } of byFraction) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}
