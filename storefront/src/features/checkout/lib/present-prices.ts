import type { PresentPrice } from '../hooks/use-checkout'

/** Reads the `data` of a `price_changed`; anything that is not a price is left out. */
export function presentPrices(data: unknown): PresentPrice[] {
  if (typeof data !== 'object' || data === null || !('items' in data) || !Array.isArray(data.items)) return []
  return data.items.filter((item: unknown): item is PresentPrice => {
    if (typeof item !== 'object' || item === null) return false
    const { id, name, price, originalPrice } = item as Record<string, unknown>
    return (
      typeof id === 'string' &&
      typeof name === 'string' &&
      typeof price === 'number' &&
      (originalPrice === null || typeof originalPrice === 'number')
    )
  })
}
