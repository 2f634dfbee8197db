import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { Skeleton } from '~/components/ui/skeleton'
import { paths } from '~/config/paths'
import { useSessionStore } from '~/features/account/session'
import { CartLineRow } from '~/features/cart/components/cart-line-row'
import { EmptyCart } from '~/features/cart/components/empty-cart'
import { FreeShippingBar } from '~/features/cart/components/free-shipping-bar'
import { OrderSummary } from '~/features/cart/components/order-summary'
import { Reassurance } from '~/features/cart/components/reassurance'
import { toCheckoutItems } from '~/features/cart/lib/cart-line'
import { FREE_SHIPPING_FROM } from '~/features/cart/lib/totals'
import { useCartStore } from '~/features/cart/store'
import { useCheckout } from '~/features/checkout/hooks/use-checkout'
import { CartPhonesNote } from '~/features/phones/components/cart-phones-note'
import { LazyPhoneQuestion } from '~/features/phones/components/lazy-phone-question'
import { usePhoneQuestion } from '~/features/phones/hooks/use-phone-question'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { toast } from '~/lib/toast'
import { title } from '../title'

export const meta = () => [{ title: title('Cart') }, { name: 'robots', content: 'noindex' }]

async function isSignedIn(): Promise<boolean> {
  if (useSessionStore.getState().status === 'unknown') await useSessionStore.getState().start()
  const { status, unreachable } = useSessionStore.getState()
  // Where the shop could not say who this is, the checkout call finds out.
  return status === 'signedIn' || unreachable
}

export default function CartPage() {
  const { items, itemCount, total, appliedPromo, loaded } = useCartStore()
  const { updatePrices, removePromo } = useCartStore.getState()
  const { data: shop } = useQuery(shopInfoQuery())
  const { busy, setBusy, start } = useCheckout({
    items: toCheckoutItems(items),
    promoCode: appliedPromo?.code,
    isSignedIn,
    onPricesChanged: updatePrices,
    onPromoRefused: () => removePromo({ silent: true }),
  })
  const navigate = useNavigate()
  const question = usePhoneQuestion(items)

  useEffect(() => {
    // Coming back from the payment page, browsers show this page as it was left: busy.
    const restored = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [setBusy])

  if (!loaded)
    return (
      <div className="shell py-10" aria-busy="true">
        <h1 className="text-3xl">Your Cart</h1>
        <Skeleton className="mt-8 h-72" />
      </div>
    )
  if (items.length === 0)
    return (
      <div className="shell py-10">
        <h1 className="sr-only">Cart</h1>
        <EmptyCart />
      </div>
    )
  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] gap-10 py-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div>
        <h1 className="text-3xl">Your Cart</h1>
        <p className="mt-2 mb-6 text-ink-soft">
          {itemCount} {itemCount === 1 ? 'item' : 'items'} ready for checkout
        </p>
        <FreeShippingBar goods={total} threshold={shop?.freeShippingThreshold ?? FREE_SHIPPING_FROM} />
        <ul className="mt-8 border-b border-line">
          {items.map((line) => (
            <CartLineRow key={line.id} line={line} />
          ))}
        </ul>
        <Link
          to={paths.products}
          className="mt-6 inline-flex items-center gap-2 font-semibold underline underline-offset-4"
        >
          <ArrowLeft size={18} aria-hidden="true" /> Continue Shopping
        </Link>
        <Reassurance demo={shop?.demoData ?? false} />
      </div>
      <OrderSummary
        deliveryLine={<DeliveryNote />}
        note={<CartPhonesNote lines={items} />}
        busy={busy}
        onCheckout={() => question.before(() => void start())}
      />
      <LazyPhoneQuestion
        asking={question.asking}
        onYes={question.accept}
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
