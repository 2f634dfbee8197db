import { HydrationBoundary, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Breadcrumbs } from '~/components/ui/breadcrumbs'
import { Button } from '~/components/ui/button'
import { ErrorState } from '~/components/ui/error-state'
import { focusOn } from '~/components/ui/focus-on'
import { latePart, PartMissing } from '~/components/ui/late-part'
import { Spinner } from '~/components/ui/spinner'
import { paths } from '~/config/paths'
import { EditingNote } from '~/features/cart/components/editing-note'
import type { NewCartLine } from '~/features/cart/lib/cart-line'
import { useCartStore } from '~/features/cart/store'
import { devicesQuery } from '~/features/phones/api/list-devices'
import { FindMyPhone } from '~/features/phones/components/find-my-phone'
import { useMyPhone } from '~/features/phones/hooks/use-my-phone'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { Opening } from '~/features/studio/adjusting/opening'
import { inspirationPromptsQuery } from '~/features/studio/api/get-inspiration-prompts'
import { casesQuery } from '~/features/studio/api/list-cases'
import { AwaitedDesign } from '~/features/studio/components/awaited-design'
import { Studio } from '~/features/studio/components/studio'
import type { FinishedCase } from '~/features/studio/hooks/use-add-to-cart'
import { useDraft } from '~/features/studio/hooks/use-draft'
import { productQuery } from '~/lib/queries/product'
import { scrollBehaviour } from '~/lib/scrolling'
import { HOUSE_PICTURE, pageHead } from '~/lib/seo/page-head'
import { useWho } from '~/lib/who'
import { asCached, getQueryClient, prefetch } from '../loading/query-cache'
import { title } from '../document/title'
import { lineNow } from '../studio/line-now'
import { useEditedLine } from '../studio/use-edited-line'
import type { Route } from './+types/customize'

// Wanted by those alone who were asked to change what they ordered.
const AdjustLine = latePart(
  () => import('~/features/studio/adjusting/adjust-line').then((part) => part.AdjustLine),
  PartMissing,
)
// Wanted at the last step alone.
const DeliveryTimes = latePart(() =>
  import('~/features/site/components/delivery-times').then((part) => part.DeliveryTimes),
)

export const meta: Route.MetaFunction = ({ matches, location }) => [
  ...pageHead({
    origin: matches[0].loaderData.origin,
    path: paths.customize(),
    title: title('Design your case'),
    description: 'Describe a picture, choose from four, and put it on a case for your phone.',
    picture: HOUSE_PICTURE,
  }),
  // Its address opens a line of an order.
  ...(new URLSearchParams(location.search).has('adjust')
    ? [
        { name: 'robots', content: 'noindex' },
        { name: 'referrer', content: 'no-referrer' },
      ]
    : []),
]

export const loader = ({ request }: Route.LoaderArgs) =>
  prefetch((client) => {
    const asked = new URL(request.url).searchParams.get('product')
    return [
      client.infiniteQuery(casesQuery()),
      client.query(shopInfoQuery()),
      client.query(inspirationPromptsQuery()),
      ...(asked ? [client.query(productQuery(asked))] : []),
    ]
  })

export async function clientLoader() {
  const client = getQueryClient()
  void client.query({ ...shopInfoQuery(), ...asCached }).catch(() => null)
  void client.query({ ...inspirationPromptsQuery(), ...asCached }).catch(() => null)
  await client.infiniteQuery({ ...casesQuery(), ...asCached }).catch(() => null)
  return { dehydrated: undefined }
}
/** A choice in the studio is a step of the history, and needs nothing new of the server. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

export default function CustomizeRoute({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const token = params.get('adjust')
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      {token === null ? (
        <Customize />
      ) : (
        <div className="shell pt-6 pb-12 sm:pt-10">
          <Suspense fallback={<Opening />}>
            <AdjustLine key={token} token={token} />
          </Suspense>
        </div>
      )}
    </HydrationBoundary>
  )
}

/** The cart shows the very mock-up that the server rendered from the recipe. */
const lineOf = (made: FinishedCase): NewCartLine => ({
  productId: made.product.id,
  name: made.product.name,
  price: made.price,
  originalPrice: made.originalPrice,
  image: made.previewUrl,
  thumbnailUrl: made.previewUrl,
  device: made.device,
  color: made.finish,
  sku: made.sku,
  customizations: {
    designId: made.designId,
    designName: made.designName,
    designImage: made.designImage,
    aiGenerated: made.aiGenerated,
    recipeHash: made.recipeHash,
  },
})

/** It takes the place of the line that was being changed at the press, and of none that is changed by the time it is there. */
function toCart() {
  const { editing, items, owner } = useCartStore.getState()
  const line = items.find(({ id }) => id === editing)
  return (made: FinishedCase) => {
    const cart = useCartStore.getState()
    // Whoever signed out meanwhile leaves nothing of theirs to whoever comes next.
    if (owner !== null && cart.owner !== owner) return false
    return cart.addItem(lineOf(made), (line && lineNow(line, cart.items)?.id) ?? editing)
  }
}

/** The design of the line that was to be changed can't be had: what is made next is a case of its own. */
const leaveOff = () => useCartStore.setState({ editing: null })

const toTheTop = () => {
  window.scrollTo({ top: 0, behavior: scrollBehaviour() })
  focusOn('studio-title')
}

function Customize() {
  const cases = useInfiniteQuery(casesQuery())
  const { restored, held, others, linked, product, link, onRetry } = useDraft(leaveOff)
  const who = useWho()
  // Its phone and finish are no other picture's.
  const changing = useEditedLine(link.awaited ? undefined : product)
  const { device, phones } = useMyPhone()
  const devices = useQuery({ ...devicesQuery(), enabled: device !== null })
  const fitting = devices.data?.find(({ name }) => name === device)?.products ?? null
  return (
    <div className="shell pt-6 sm:pt-10">
      {linked ? (
        <div className="mb-4">
          <Breadcrumbs
            items={[
              { label: 'Products', to: paths.products },
              { label: linked.name, to: paths.product(linked.id) },
              { label: 'Customize' },
            ]}
          />
        </div>
      ) : null}
      <EditingNote />
      <h1 id="studio-title" tabIndex={-1} className="mb-6 text-3xl outline-none">
        Make it yours, word by word.
      </h1>
      {held && who.unreachable ? (
        <ErrorState title="We could not reach the shop" onRetry={who.again}>
          What you were designing is kept. It is laid out as soon as we know that it is you.
        </ErrorState>
      ) : cases.data && !others ? (
        // React 18 knows the attribute by its text alone.
        <div {...(held && { inert: '' })}>
          <Studio
            restored={restored}
            product={product}
            onRetry={onRetry}
            handOver={toCart}
            held={changing && link.awaited ? <AwaitedDesign onRetry={link.onRetry} /> : undefined}
            delivery={<DeliveryNote className="text-sm font-semibold xl:text-xs" />}
            deliveryTimes={
              <Suspense fallback={null}>
                <DeliveryTimes />
              </Suspense>
            }
            phone={device}
            fitting={fitting}
            ownPhones={[...new Set(device ? [device, ...phones] : phones)]}
            phoneFinder={(choose) => <FindMyPhone onFound={choose} />}
          />
        </div>
      ) : cases.isPending || others ? (
        <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-lg font-semibold">
          <Spinner className="text-accent" label="Loading" />
          Loading AI Designer
        </p>
      ) : (
        <ErrorState title="Unable to Load" onRetry={() => void cases.refetch()}>
          The design studio could not get the list of cases.
        </ErrorState>
      )}
      <section className="mt-10 flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8">
        <h2 className="text-2xl">Not sure which case yet?</h2>
        <div className="flex flex-wrap gap-3 max-sm:w-full *:max-sm:flex-1 *:max-sm:px-3">
          <Button asChild variant="outline">
            <Link to={paths.products}>Browse Products</Link>
          </Button>
          <Button variant="ink" onClick={toTheTop}>
            Start Designing
          </Button>
        </div>
      </section>
    </div>
  )
}
