import type { Product } from '@caseloom/contract'

export const FILTERS = [
  { key: 'all', label: 'All Cases' },
  { key: 'eco', label: 'Eco-Friendly' },
  { key: 'flexi', label: 'Flexible' },
  { key: 'wireless', label: 'Wireless Ready' },
] as const
export type FilterKey = (typeof FILTERS)[number]['key']

type Searchable = Pick<Product, 'name' | 'description'>

const named = (word: string) => (product: Searchable) => product.name.toLowerCase().includes(word)

/** 'Wireless Ready' has no data to go by yet and shows everything, as the specification says. */
const RULES: Record<FilterKey, (product: Searchable) => boolean> = {
  all: () => true,
  eco: named('eco'),
  flexi: named('flexi'),
  wireless: () => true,
}

export const filterKey = (value: string | null): FilterKey =>
  FILTERS.find((filter) => filter.key === value)?.key ?? 'all'

/** Products whose name or description holds the search, in any case. */
export function searchProducts<T extends Searchable>(products: readonly T[], search: string): T[] {
  const wanted = search.trim().toLowerCase()
  return products.filter((product) =>
    `${product.name}\n${product.description}`.toLowerCase().includes(wanted),
  )
}

export const filterProducts = <T extends Searchable>(products: readonly T[], filter: FilterKey): T[] =>
  products.filter(RULES[filter])

/** How many products each chip would show. */
export const filterCounts = (products: readonly Searchable[]): Record<FilterKey, number> => ({
  all: filterProducts(products, 'all').length,
  eco: filterProducts(products, 'eco').length,
  flexi: filterProducts(products, 'flexi').length,
  wireless: filterProducts(products, 'wireless').length,
})
