import type { ProductCard } from '@caseloom/contract'

/** The lines that an empty cart starts with; where none of a name can be bought, the next ones of the list. */
const FEATURED = [/\bsnap\b/i, /\bclear\b/i, /\btough\b/i]

export function featuredCards<C extends Pick<ProductCard, 'id' | 'name' | 'inStock'>>(
  cards: readonly C[],
  count: number,
): C[] {
  const ready = cards.filter(({ inStock }) => inStock)
  const named = FEATURED.flatMap((pattern) => ready.find(({ name }) => pattern.test(name)) ?? [])
  return [...new Set([...named, ...ready, ...cards])].slice(0, count)
}
