import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { data as withStatus, Link } from 'react-router'
import { Breadcrumbs } from '~/components/ui/breadcrumbs'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { paths } from '~/config/paths'
import { productQuery } from '~/features/catalog/api/get-product'
import { Gallery } from '~/features/catalog/components/gallery'
import { ProductMore } from '~/features/catalog/components/product-more'
import { ProductSummary } from '~/features/catalog/components/product-summary'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { hasCode } from '~/lib/api-errors'
import { asCached, getQueryClient, prefetch } from '../query-cache'
import { title } from '../title'
import type { Route } from './+types/product'

interface Head {
  name: string
  description: string
}

export async function loader({ params }: Route.LoaderArgs) {
  let head: Head | null = null
  let missing = false
  const { dehydrated } = await prefetch((client) => [
    client.query(shopInfoQuery()),
    client
      .query(productQuery(params.id))
      .then(({ name, description }) => (head = { name, description }))
      .catch((error: unknown) => (missing = hasCode(error, 'not_found'))),
  ])
  return withStatus({ dehydrated, head, missing }, { status: missing ? 404 : 200 })
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const client = getQueryClient()
  void client.query({ ...shopInfoQuery(), ...asCached }).catch(() => null)
  let missing = false
  const head: Head | null = await client
    .query({ ...productQuery(params.id), ...asCached })
    .catch((error: unknown) => ((missing = hasCode(error, 'not_found')), null))
  return { dehydrated: undefined, head, missing }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: title(loaderData?.head?.name ?? (loaderData?.missing ? 'Product not found' : 'Product')) },
  ...(loaderData?.head ? [{ name: 'description', content: loaderData.head.description }] : []),
]

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <ProductPage key={params.id} id={params.id} missing={loaderData.missing} />
    </HydrationBoundary>
  )
}

function ProductPage({ id, missing }: { id: string; missing: boolean }) {
  const { data: product, isPending, refetch } = useQuery({ ...productQuery(id), enabled: !missing })
  if (isPending && !missing)
    return (
      <div role="status" className="shell grid gap-10 pt-16 lg:grid-cols-2">
        <span className="sr-only">Loading product</span>
        <Skeleton className="aspect-4/5 w-full rounded-xl" />
        <Skeleton className="h-96 w-full" />
      </div>
    )
  if (!product)
    return (
      <div className="shell pt-14">
        {missing ? (
          <EmptyState
            heading="h1"
            title="Oops! Product Not Found"
            actions={
              <Button asChild>
                <Link to={paths.products}>Explore Products</Link>
              </Button>
            }
          >
            We looked through every drawer. It may have been renamed or retired.
          </EmptyState>
        ) : (
          <ErrorState title="Failed to load product" onRetry={() => void refetch()} />
        )}
      </div>
    )
  const images = product.gallery.length > 0 ? product.gallery : [product.image]
  return (
    <div className="shell space-y-20 pt-8">
      <div>
        <Breadcrumbs items={[{ label: 'Products', to: paths.products }, { label: product.name }]} />
        <div className="mt-6 grid gap-10 lg:grid-cols-[1fr_1.05fr] lg:gap-16">
          <Gallery images={images} name={product.name} />
          <ProductSummary
            product={product}
            delivery={<DeliveryNote className="mt-2 text-sm font-semibold" />}
          />
        </div>
      </div>
      <ProductMore product={product} />
      <section className="flex flex-wrap items-center justify-between gap-6 rounded-xl bg-indigo p-8 text-on-indigo sm:p-12">
        <h2 className="max-w-xl text-3xl">It’s bare until you say something.</h2>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg" variant="weld">
            <Link to={paths.customize(product.id)}>Customize This Case</Link>
          </Button>
          <Link
            to={paths.products}
            className="inline-flex min-h-14 items-center rounded-full border-2 border-current px-7 text-lg font-semibold hover:bg-on-indigo hover:text-indigo"
          >
            Explore More Cases
          </Link>
        </div>
      </section>
    </div>
  )
}
