import type { Product } from '@caseloom/contract'

export interface ProductFilter {
  search?: string | undefined
  filter?: 'eco' | 'flexi' | 'wireless' | undefined
  category?: string | undefined
  sort: 'featured' | 'price_asc' | 'price_desc' | 'rating' | 'newest'
}
const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/** The specification's search and chips: substrings, whatever the case; 'wireless' hides nothing. */
export function filterProducts(products: Product[], wanted: ProductFilter): Product[] {
  const { search, filter, category, sort } = wanted
  const kept = products.filter(
    (product) =>
      (!search || contains(product.name, search) || contains(product.description, search)) &&
      (!category || product.category.toLowerCase() === category.toLowerCase()) &&
      (!filter || filter === 'wireless' || contains(product.name, filter)),
  )
  if (sort === 'price_asc') return kept.sort((a, b) => a.price - b.price)
  if (sort === 'price_desc') return kept.sort((a, b) => b.price - a.price)
  if (sort === 'rating') return kept.sort((a, b) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0))
  if (sort === 'newest') return kept.sort((a, b) => b.id - a.id)
  return kept
}
