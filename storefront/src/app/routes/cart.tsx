import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { latePart } from '~/components/ui/late-part'
import { Skeleton } from '~/components/ui/skeleton'
import { paths } from '~/config/paths'
import { useSessionStore } from '~/features/account/session'
import { useQuote } from '~/features/cart/api/quote-cart'
import { CartHead } from '~/features/cart/components/cart-head'
import { CartLines } from '~/features/cart/components/cart-lines'
import { FreeShippingBar } from '~/features/cart/components/free-shipping-bar'
import { OrderSummary } from '~/features/cart/components/order-summary'
import { UndoRow } from '~/features/cart/components/late-undo-row'
import { toCheckoutItems } from '~/features/cart/lib/cart-line'
import { promoAsSaid, reckon } from '~/features/cart/lib/reckon'
import { FREE_SHIPPING_FROM } from '~/features/cart/lib/totals'
import { useCartStore } from '~/features/cart/store'
import { cardsQuery } from '~/features/catalog/api/list-cards'
import { useCheckout } from '~/features/checkout/hooks/use-checkout'
import { LazyPhoneQuestion } from '~/features/phones/components/lazy-phone-question'
import { usePhoneQuestion } from '~/features/phones/hooks/use-phone-question'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { toast } from '~/lib/toast'
import { title } from '../document/title'
import { usePricedCheckout } from '../cart/use-priced-checkout'

// The sum and the way to the payment wait for none of these.
const Notes = latePart(() => import('~/features/cart/components/cart-notes').then((part) => part.CartNotes))
const EmptyCart = latePart(() =>
  import('~/features/cart/components/empty-cart').then((part) => part.EmptyCart),
)
const CartPhonesNote = latePart(() =>
  import('~/features/phones/components/cart-phones-note').then((part) => part.CartPhonesNote),
)
const DeliveryAddress = latePart(() =>
  import('~/features/account/components/delivery-address').then((part) => part.DeliveryAddress),
)
const DeliveryBox = latePart(() =>
  import('~/features/site/components/delivery-times').then((part) => part.DeliveryBox),
)
const Reassurance = latePart(() =>
  import('~/features/cart/components/reassurance').then((part) => part.Reassurance),
)

export const meta = () => [
  { title: title('Cart') },
  { name: 'robots', content: 'noindex' },
  { name: 'description', content: 'Your cases, and what they cost.' },
]

async function isSignedIn(): Promise<boolean> {
  if (useSessionStore.getState().status === 'unknown') await useSessionStore.getState().start()
  const { status, unreachable } = useSessionStore.getState()
  // Where the shop could not say who this is, the checkout call finds out.
  return status === 'signedIn' || unreachable
}

/** Back from the payment page, browsers show this page as it was left: busy. */
function useFreshOnReturn(setBusy: (busy: boolean) => void): void {
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [setBusy])
}

const COLUMNS =
  'shell grid grid-cols-[minmax(0,1fr)] gap-10 py-10 lg:grid-cols-[minmax(0,1fr)_24rem] content-start lg:items-start'

export default function CartPage() {
  // The page of a full cart is long: a phone puts it together in small steps.
  const loaded = useDeferredValue(useCartStore((state) => state.loaded))
  const empty = useCartStore((state) => state.items.length === 0)
  // Nobody is asked on another visit to take a removal back.
  useEffect(() => () => useCartStore.setState({ removal: null }), [])
  if (!loaded) return <Loading />
  return empty ? <Empty /> : <Filled />
}

/** As high as a screen, or the footer would be seen to jump. */
function Loading() {
  return (
    <div className={`${COLUMNS} min-h-svh`} aria-busy="true">
      <div>
        <h1 className="text-3xl">Your Cart</h1>
        <Skeleton className="mt-15 h-64" />
      </div>
      <Skeleton className="h-104" />
    </div>
  )
}

/** What the shopper should know of the cart, where there is anything. */
function CartNotes() {
  const some = useCartStore(({ trouble, news }) => trouble !== null || news.length > 0)
  return some ? (
    <Suspense fallback={null}>
      <Notes />
    </Suspense>
  ) : null
}

function Empty() {
  const { data, isError } = useQuery(cardsQuery())
  const removal = useCartStore((state) => state.removal)
  return (
    <div className="shell py-10">
      <h1 id="cart-title" tabIndex={-1} className="sr-only">
        Cart
      </h1>
      <CartNotes />
      {removal ? <UndoRow removal={removal} /> : null}
      <Suspense fallback={<Skeleton className="h-72" />}>
        <EmptyCart
          cards={data?.items ?? (isError ? [] : undefined)}
          delivery={<DeliveryNote className="mt-4 text-sm font-semibold" />}
        />
      </Suspense>
    </div>
  )
}

function Filled() {
  const items = useCartStore((state) => state.items)
  const promo = useCartStore((state) => state.appliedPromo)
  const { updatePrices, applyPromo, removePromo, tell } = useCartStore.getState()
  const { data: shop } = useQuery(shopInfoQuery())
  const quoted = useQuote(items, promo?.code)
  const { quote, settled } = quoted
  const reckoned = reckon(items, promo, quote, settled)
  const price = { total: reckoned.total, code: reckoned.refused ? undefined : promo?.code }
  const freeFrom = shop?.freeShippingThreshold ?? FREE_SHIPPING_FROM
  useEffect(() => {
    if (!quote || !settled) return
    updatePrices(quote.items)
    const said = promo && promoAsSaid(promo, quote)
    if (said) applyPromo(said, { silent: true })
  }, [quote, settled, promo, updatePrices, applyPromo])
  const { busy, setBusy, start } = useCheckout({
    items: toCheckoutItems(items),
    promoCode: price.code,
    expectedTotal: price.total,
    publishableKey: shop?.payment.publishableKey,
    isSignedIn,
    // Fetched when it is wanted. Without it the page that one comes back to sums up by itself.
    onOpened: (sessionId) =>
      import('~/features/cart/lib/paying').then(
        ({ rememberPaying }) => rememberPaying(sessionId, reckoned, items),
        () => undefined,
      ),
    onPricesChanged: (prices, words) => {
      updatePrices(prices)
      // The toast is gone before two sums are compared.
      tell([words])
    },
    onPromoRefused: () => removePromo({ silent: true }),
    // Asked again, the shop says which line can't be bought, and what the rest costs.
    onRefused: quoted.again,
  })
  const navigate = useNavigate()
  const question = usePhoneQuestion(items, () => void start())
  useFreshOnReturn(setBusy)
  const { waiting, press } = usePricedCheckout({
    checkOut: question.run,
    price,
    quoted,
    stop: (words) => {
      tell([words])
      toast.error(words, { id: 'dearer' })
    },
  })

  return (
    <div className={COLUMNS}>
      <div>
        <CartNotes />
        <CartHead ready={reckoned.itemCount} />
        <FreeShippingBar goods={reckoned.total} threshold={freeFrom} sure={settled} />
        <CartLines lines={items} unavailable={reckoned.unavailable} />
        <Link
          to={paths.products}
          className="mt-6 inline-flex items-center gap-2 font-semibold underline underline-offset-4"
        >
          <ArrowLeft size={18} aria-hidden="true" /> Continue Shopping
        </Link>
        <Suspense fallback={<div className="mt-8 h-72 md:h-38" />}>
          <Reassurance freeFrom={freeFrom} demo={shop?.demoData ?? false} />
        </Suspense>
      </div>
      <OrderSummary
        reckoned={reckoned}
        quoted={quoted}
        deliveryLine={<DeliveryNote />}
        deliveryTimes={
          <Suspense fallback={null}>
            <DeliveryBox />
          </Suspense>
        }
        deliveryAddress={
          <Suspense fallback={<div className="min-h-11" />}>
            <DeliveryAddress />
          </Suspense>
        }
        note={
          <Suspense fallback={<div className="min-h-11" />}>
            <CartPhonesNote lines={items} />
          </Suspense>
        }
        marks={shop?.payment.marks ?? []}
        busy={busy || waiting}
        onCheckout={press}
      />
      <LazyPhoneQuestion
        asking={question.asking}
        onYes={question.accept}
        onMissing={question.skip}
        onClose={question.close}
        onChange={() => {
          const [line] = question.asking
          question.close()
          if (!line) return
          toast(`The case for ${line.device} stays in your cart until you remove it.`, { id: 'stays' })
          void navigate(paths.customize(line.productId))
        }}
      />
    </div>
  )
}
