export const CURRENCY = 'gbp'

/** What Medusa calculated, in pounds. */
export interface CalculatedPrice {
  calculated_amount?: number | null
  original_amount?: number | null
}

/** Pounds, and the price to strike out where a sale price is lower. */
export interface ShownPrice {
  price: number
  originalPrice: number | null
}

/** Stripe takes nothing smaller. */
export const isWholePence = (pounds: number): boolean => Math.round(pounds * 100) / 100 === pounds

/** What to show of a price that Medusa calculated; null where there is none, or one that nobody could pay: below zero, or of a part of a penny. */
export function shownPrice(calculated: CalculatedPrice | null | undefined): ShownPrice | null {
  const price = calculated?.calculated_amount
  if (price === null || price === undefined || price < 0 || !isWholePence(price)) return null
  const original = calculated?.original_amount ?? null
  return { price, originalPrice: original !== null && original > price ? original : null }
}
