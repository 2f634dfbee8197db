import type { ProductCard } from '@caseloom/contract'

/** The lines that an empty cart starts with; where the shop has none of a name, the next ones of its list. */
const FEATURED = [/\bsnap\b/i, /\bclear\b/i, /\btough\b/i]

export function featuredCards<C extends Pick<ProductCard, 'id' | 'name'>>(
  cards: readonly C[],
  count: number,
): C[] {
  const named = FEATURED.flatMap((pattern) => cards.find(({ name }) => pattern.test(name)) ?? [])
  return [...new Set([...named, ...cards])].slice(0, count)
}
