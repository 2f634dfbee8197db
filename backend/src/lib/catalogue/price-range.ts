import type { ShownPrice } from './pricing'

/** The lowest price of what can be bought, and the highest; of all variants where nothing can. */
export interface PriceRange extends ShownPrice {
  highestPrice: number
}

/** The lower price; of the same price, the one that claims no saving or the smaller. */
const isLower = (a: ShownPrice, b: ShownPrice) =>
  a.price !== b.price ? a.price < b.price : (a.originalPrice ?? 0) < (b.originalPrice ?? 0)

/** What a product with these prices costs: what nobody can buy has no say, unless nothing can be bought. */
export function priceRange(prices: { price: ShownPrice; sellable: boolean }[]): PriceRange | null {
  const buyable = prices.filter(({ sellable }) => sellable)
  const [lowest, ...others] = (buyable.length > 0 ? buyable : prices)
    .map(({ price }) => price)
    .sort((a, b) => (isLower(a, b) ? -1 : 1))
  return lowest ? { ...lowest, highestPrice: others.at(-1)?.price ?? lowest.price } : null
}
