import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ErrorState } from '~/components/ui/error-state'
import { productsQuery } from '~/features/catalog/api/list-products'
import { FilterBar } from '~/features/catalog/components/filter-bar'
import { ProductGrid, ProductGridSkeleton } from '~/features/catalog/components/product-grid'
import { filterCounts, filterKey, filterProducts, searchProducts } from '~/features/catalog/lib/filters'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { loadCatalogue, recallCatalogue } from '../catalogue-data'
import { title } from '../title'
import type { Route } from './+types/products'

export const meta: Route.MetaFunction = () => [
  { title: title('Phone cases') },
  {
    name: 'description',
    content: 'Six kinds of phone case for iPhone and Galaxy, each printed with art made from your own words.',
  },
]

export const loader = loadCatalogue
export const clientLoader = recallCatalogue

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Products />
    </HydrationBoundary>
  )
}

function Products() {
  const [params, setParams] = useSearchParams()
  const { data, isPending, refetch } = useQuery(productsQuery())
  const search = params.get('search') ?? ''
  const filter = filterKey(params.get('filter'))
  const found = searchProducts(data ?? [], search)
  const put = (name: string, value: string) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className="shell pt-10 sm:pt-16">
      <header className="mb-10 grid items-end gap-6 lg:grid-cols-[1.5fr_1fr]">
        <h1 className="text-4xl">Pick a shell. Then say something.</h1>
        <div className="text-ink-soft lg:pb-2">
          <p className="text-lg">Every case starts bare. The picture on it comes from what you write.</p>
          <DeliveryNote className="mt-2 text-sm font-semibold text-ink" />
        </div>
      </header>
      {isPending ? (
        <ProductGridSkeleton />
      ) : data ? (
        <>
          <FilterBar
            search={search}
            filter={filter}
            counts={filterCounts(found)}
            onSearch={(value) => put('search', value)}
            onFilter={(value) => put('filter', value === 'all' ? '' : value)}
          />
          <p role="status" className="sr-only">
            {filterProducts(found, filter).length} cases shown
          </p>
          <div className="mt-10">
            <ProductGrid products={filterProducts(found, filter)} />
          </div>
        </>
      ) : (
        <ErrorState title="Failed to load products" onRetry={() => void refetch()}>
          The shelves did not answer. Another try usually helps.
        </ErrorState>
      )}
    </div>
  )
}
