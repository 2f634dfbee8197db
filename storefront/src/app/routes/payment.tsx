import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Button } from '~/components/ui/button'
import { ErrorState } from '~/components/ui/error-state'
import { Spinner } from '~/components/ui/spinner'
import { paths } from '~/config/paths'
import { useRequireSession } from '~/features/account/hooks/use-require-session'
import { useSessionStore } from '~/features/account/session'
import { PayingSummary } from '~/features/cart/components/paying-summary'
import { toCheckoutItems } from '~/features/cart/lib/cart-line'
import { paidFor } from '~/features/cart/lib/paid-for'
import { paidLines } from '~/features/cart/lib/paying'
import { useCartStore } from '~/features/cart/store'
import { PaymentResult } from '~/features/checkout/components/payment-panels'
import { usePaymentOutcome } from '~/features/checkout/hooks/use-payment-outcome'
import { orderQuery } from '~/features/orders/api/orders'
import { PlacedOrder } from '~/features/orders/components/placed-order'
import { shortReference } from '~/lib/short-reference'
import { title } from '../document/title'
import { useTitle } from '../document/use-title'
import { paymentTitle } from '../payment/payment-title'

export const meta = () => [{ title: title(paymentTitle(null)) }, { name: 'robots', content: 'noindex' }]

function Payment({ sessionId }: { sessionId: string }) {
  const { user, status, unreachable } = useRequireSession()
  const { items, loaded, rewrite } = useCartStore()
  const ready = status === 'signedIn' && loaded
  const { outcome, busy, again } = usePaymentOutcome({
    sessionId: ready ? sessionId : null,
    email: user?.email ?? null,
    cartItems: toCheckoutItems(items),
    clearCart: () => rewrite((cart) => paidFor(cart, paidLines(sessionId))),
  })

  useTitle(paymentTitle(outcome))

  const orderId = outcome?.kind === 'done' ? outcome.orderId : null
  const { data: order } = useQuery({ ...orderQuery(orderId ?? ''), enabled: orderId !== null })

  if (outcome)
    return (
      <PaymentResult
        outcome={outcome}
        onAgain={again}
        busy={busy}
        order={orderId ? <PlacedOrder id={orderId} /> : null}
        charged={order && order.paymentStatus !== 'none' ? order.paymentStatus === 'captured' : null}
        reference={{ short: shortReference(sessionId), whole: sessionId }}
      />
    )
  if (unreachable)
    return (
      <ErrorState title="We could not reach the shop" onRetry={() => void useSessionStore.getState().start()}>
        Please do not pay again: if your payment went through, your order is made in any case.
      </ErrorState>
    )
  return (
    <div className="mx-auto max-w-2xl text-center" aria-busy="true">
      <div role="status">
        <h1 className="flex flex-col items-center justify-center gap-3 text-2xl sm:flex-row">
          <Spinner /> Processing your payment...
        </h1>
      </div>
      <PayingSummary sessionId={sessionId} atStripe={sessionId.startsWith('cs_')} />
      <Button asChild variant="outline" className="mt-8">
        <Link to={paths.cart}>Back to Cart</Link>
      </Button>
    </div>
  )
}

export default function PaymentPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const sessionId = search.get('session_id')
  useEffect(() => {
    if (!sessionId) void navigate(paths.cart, { replace: true })
  }, [sessionId, navigate])
  return (
    <div className="shell min-h-[60vh] py-12">{sessionId ? <Payment sessionId={sessionId} /> : null}</div>
  )
}
