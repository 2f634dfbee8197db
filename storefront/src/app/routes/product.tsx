import type { Product } from '@caseloom/contract'
import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { data as withStatus, Link, useSearchParams } from 'react-router'
import { Breadcrumbs } from '~/components/ui/breadcrumbs'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { paths } from '~/config/paths'
import { productQuery } from '~/lib/queries/product'
import { BuyBar } from '~/features/catalog/components/buy-bar'
import { ClosingBand } from '~/features/catalog/components/closing-band'
import { CompatibleDevices } from '~/features/catalog/components/compatible-devices'
import { DeviceFit } from '~/features/catalog/components/device-fit'
import { Gallery } from '~/features/catalog/components/gallery'
import { MoreCases } from '~/features/catalog/components/more-cases'
import { ProductMore } from '~/features/catalog/components/product-more'
import { ProductSkeleton } from '~/features/catalog/components/product-skeleton'
import { ProductSummary } from '~/features/catalog/components/product-summary'
import { usePassed } from '~/features/catalog/hooks/use-passed'
import { deviceName } from '~/features/catalog/lib/device-words'
import { FavouriteButton } from '~/features/favourites/components/favourite-button'
import { PhoneBar } from '~/features/phones/components/phone-bar'
import { DEVICE_PARAM, useMyPhone } from '~/features/phones/hooks/use-my-phone'
import { RatingStars } from '~/features/reviews/components/rating-stars'
import { ReviewSection } from '~/features/reviews/components/review-section'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { DeliveryWords } from '~/features/site/components/delivery-times'
import { loadProduct, recallProduct } from '../loading/product-data'
import { title } from '../document/title'
import type { Route } from './+types/product'

export async function loader(asked: Route.LoaderArgs) {
  const page = await loadProduct(asked)
  // Gone for good, or only not there now: search engines treat the two differently.
  return withStatus(page, { status: page.missing ? 404 : page.head ? 200 : 503 })
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => recallProduct(asked)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? [{ title: title(loaderData?.missing ? 'Product not found' : 'Product') }]

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      {loaderData.missing ? <Missing /> : <ProductPage key={params.id} id={params.id} />}
    </HydrationBoundary>
  )
}

function Missing() {
  return (
    <div className="shell space-y-16 pt-10">
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
      <div>
        <MoreCases />
        <DeliveryNote className="mt-6 text-sm font-semibold" />
      </div>
    </div>
  )
}

function ProductPage({ id }: { id: string }) {
  const { data: product, isPending, refetch } = useQuery(productQuery(id))
  if (product) return <Present product={product} />
  if (isPending) return <ProductSkeleton />
  return (
    <div className="shell pt-14">
      <ErrorState heading="h1" title="Failed to load product" onRetry={() => void refetch()}>
        The shelves did not answer. Another try usually helps.
      </ErrorState>
    </div>
  )
}

function Present({ product }: { product: Product }) {
  const { device: asked, phones } = useMyPhone()
  const device = asked && deviceName(product, asked)
  const [params] = useSearchParams()
  const linkedDevice = params.has(DEVICE_PARAM) ? (device ?? undefined) : undefined
  const buttons = useRef<HTMLDivElement>(null)
  const closing = useRef<HTMLElement>(null)
  const passed = usePassed(buttons, closing)
  const images = [...new Set(product.gallery.length > 0 ? product.gallery : [product.image])]
  return (
    <div className="shell space-y-16 pt-6 sm:space-y-20 sm:pt-8">
      <div>
        <Breadcrumbs items={[{ label: 'Products', to: paths.products }, { label: product.name }]} />
        <div className="mt-5 grid gap-8 md:grid-cols-2 lg:grid-cols-[1fr_1.05fr] lg:gap-16">
          <Gallery
            images={images}
            name={product.name}
            corner={<FavouriteButton productId={product.id} name={product.name} />}
          />
          <ProductSummary
            ref={buttons}
            product={product}
            linkedDevice={linkedDevice}
            rating={<RatingStars rating={product.rating} />}
            times={<DeliveryWords />}
            delivery={<DeliveryNote className="mt-3 text-sm font-semibold" />}
            phone={
              <>
                <PhoneBar />
                <DeviceFit
                  product={product}
                  phone={device ? { name: device, mine: phones.includes(device) } : null}
                />
              </>
            }
          />
        </div>
      </div>
      <ProductMore product={product} />
      <CompatibleDevices brands={product.supporteddevices} device={device} />
      <ReviewSection productId={product.id} />
      <MoreCases productId={product.id} />
      <ClosingBand
        ref={closing}
        productId={product.id}
        linkedDevice={linkedDevice}
        inStock={product.inStock}
      />
      <BuyBar
        product={product}
        linkedDevice={linkedDevice}
        delivery={<DeliveryNote className="text-xs text-ink-soft [&>svg]:hidden" />}
        shown={passed}
      />
    </div>
  )
}
