import type { Product } from '@caseloom/contract'
import { SearchX } from 'lucide-react'
import { EmptyState } from '~/components/ui/empty-state'
import { Skeleton } from '~/components/ui/skeleton'
import { ProductCard } from './product-card'

const GRID = 'grid gap-x-7 gap-y-14 sm:grid-cols-2 lg:grid-cols-3'
/** The first row is on the screen at once, so its pictures must not wait. */
const EAGER = 3

export function ProductGrid({ products }: { products: Product[] }) {
  if (products.length === 0)
    return (
      <EmptyState title="No products found" icon={<SearchX size={40} strokeWidth={1.5} aria-hidden="true" />}>
        Try adjusting your search terms or filters
      </EmptyState>
    )
  return (
    <ul className={GRID}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < EAGER} />
        </li>
      ))}
    </ul>
  )
}

export function ProductGridSkeleton() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">Loading products</span>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="space-y-4">
          <Skeleton className="aspect-4/5 w-full rounded-xl" />
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  )
}
