import { HydrationBoundary } from '@tanstack/react-query'
import { useNavigate, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ProductList } from '~/features/catalog/components/product-list'
import { changed, listPath, readListState } from '~/features/catalog/lib/list-state'
import { FavouriteButton } from '~/features/favourites/components/favourite-button'
import { useFavourites } from '~/features/favourites/hooks/use-favourites'
import { useFavouritesStore } from '~/features/favourites/store'
import { PhoneBar } from '~/features/phones/components/phone-bar'
import { useMyPhone } from '~/features/phones/hooks/use-my-phone'
import { usePhonesStore } from '~/features/phones/store'
import { RatingStars } from '~/features/reviews/components/rating-stars'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { listTitle } from '~/lib/seo/list-title'
import { loadList, recallList } from '../loading/catalogue-data'
import type { Route } from './+types/products'

/** The server's head, with the title of what the list shows now. */
export const meta: Route.MetaFunction = ({ location, loaderData }) => [
  { title: listTitle(readListState(new URLSearchParams(location.search))) },
  ...(loaderData?.head ?? []).filter((tag) => !('title' in tag)),
]

export const loader = loadList
export const clientLoader = recallList
/** Within the list the page fetches for itself, so that the address changes at once and the old cards stay. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Products />
    </HydrationBoundary>
  )
}

const SLOTS = {
  rating: ({ rating }) => <RatingStars rating={rating} />,
  favourite: ({ id, name }) => <FavouriteButton productId={id} name={name} />,
} satisfies Parameters<typeof ProductList>[0]['slots']

function Products() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state = readListState(params)
  const { device } = useMyPhone()
  const marked = useFavourites()
  const ready = useFavouritesStore((store) => store.ready)
  return (
    <div className="shell pt-6 sm:pt-10">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-12 gap-y-2">
        <h1 className="text-3xl">Pick a shell. Then say something.</h1>
        <div className="max-w-sm text-sm sm:pb-1">
          <p className="text-ink-soft max-sm:hidden">The picture on every case comes from what you write.</p>
          <DeliveryNote className="font-semibold" />
        </div>
      </header>
      <PhoneBar className="mb-4" />
      <ProductList
        state={state}
        device={device}
        favourites={ready ? marked : null}
        slots={SLOTS}
        onAllPhones={() => {
          usePhonesStore.getState().choose(null)
          void navigate(listPath(changed(state, { device: '' })), { replace: true, preventScrollReset: true })
        }}
      />
    </div>
  )
}
