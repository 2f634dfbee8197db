import type { Product } from '@caseloom/contract'

type Badged = Pick<Product, 'name' | 'category' | 'icons' | 'ecocredentials' | 'soldCount'>

/** Each badge, the word in the name that earns it, and what in the catalogue must back the claim it makes. */
const BADGES: { word: string; badge: string; backed: (product: Badged) => boolean }[] = [
  { word: 'eco', badge: 'Eco-Friendly', backed: (product) => product.ecocredentials.length > 0 },
  { word: 'flexi', badge: 'Flexible', backed: () => true },
  { word: 'clear', badge: 'Premium', backed: () => true },
  {
    word: 'tough',
    badge: 'Military Grade',
    backed: (product) => product.icons.some((icon) => icon.name.toLowerCase().includes('military')),
  },
  { word: 'folio', badge: 'Professional', backed: () => true },
  { word: '', badge: 'Popular', backed: (product) => (product.soldCount ?? 0) > 0 },
]

/** The badge that the name earns. A claim that the catalogue does not back gives way to the category. */
function earnedBadge(product: Badged): string {
  const name = product.name.toLowerCase()
  const found = BADGES.find((rule) => name.includes(rule.word))
  return found?.backed(product) ? found.badge : product.category
}

/** The merchandiser's own badge (`own`) where there is one, else the one that the name earns. */
export const badgeOf = (product: Badged, own: string | null): string => own ?? earnedBadge(product)
