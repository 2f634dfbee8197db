import { CircleCheck, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { NextSteps } from './next-steps'
import { Reference } from './reference'
import type { PaymentOutcome } from '../lib/settle-payment'

export interface PaymentPanels {
  outcome: PaymentOutcome
  onAgain: () => void
  /** What was bought, once its order is made. */
  order: ReactNode
  /** True where the money is taken and not only held; null while that is not known. */
  charged: boolean | null
  /** What support is told: the payment's name, short to read and whole to copy. */
  reference: { short: string; whole: string }
}

function Support({ about }: { about: string }) {
  return (
    <Button asChild variant="outline">
      <a href={`mailto:${brand.email}?subject=${encodeURIComponent(`Payment ${about}`)}`}>Contact Support</a>
    </Button>
  )
}

function Frame({ icon, heading, children }: { icon: ReactNode; heading: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-2xl text-center">
      <div className="grid place-items-center">{icon}</div>
      <h1 className="mt-4 text-3xl">{heading}</h1>
      {children}
    </div>
  )
}

function Paid({ outcome, onAgain, order, charged, reference }: PaymentPanels) {
  const done = outcome.kind === 'done' ? outcome : null
  return (
    <Frame
      heading={done?.free ? 'Order Confirmed!' : 'Payment Successful!'}
      icon={<CircleCheck size={64} strokeWidth={1.5} aria-hidden="true" className="text-good" />}
    >
      {done ? (
        <>
          <p className="mt-3 text-lg">
            Thank you. Your order number is <strong>#{done.orderNumber}</strong>.
          </p>
          {done.email ? (
            <p className="mt-1 text-ink-soft">
              The confirmation goes to <span className="font-semibold break-all text-ink">{done.email}</span>.
            </p>
          ) : null}
        </>
      ) : (
        <>
          <Alert tone="warn" className="mt-4 text-left" title={outcome.message}>
            We have your payment and are completing the order. It will appear in your order history by itself;
            please do not pay again.
          </Alert>
          <Reference {...reference} />
        </>
      )}
      <div className="mt-8 grid gap-6">
        {order}
        <NextSteps charged={charged} />
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={`${paths.dashboard}?tab=orders`}>View Order History</Link>
        </Button>
        {done ? null : (
          <Button variant="outline" onClick={onAgain}>
            Check Again
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to={paths.products}>Continue Shopping</Link>
        </Button>
      </div>
    </Frame>
  )
}

function Unsettled({ outcome, onAgain, reference }: PaymentPanels) {
  const paid = outcome.kind === 'paid_unconfirmed'
  return (
    <Frame
      heading={paid ? 'Your payment was taken' : 'We could not check your payment'}
      icon={<Clock size={64} strokeWidth={1.5} aria-hidden="true" className="text-warn" />}
    >
      <Alert tone="warn" className="mt-4 text-left" title={outcome.message}>
        {paid
          ? 'Please do not pay again. The connection broke before we could show your order; it is made in any case and will appear in your order history.'
          : 'Please do not pay again before you have checked: if the payment went through, your order is made in any case.'}
      </Alert>
      <Reference {...reference} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={onAgain}>Check Again</Button>
        <Support about={reference.whole} />
      </div>
    </Frame>
  )
}

function Failed({ outcome: { message }, reference }: PaymentPanels) {
  return (
    <Frame
      heading="Payment Failed"
      icon={<CircleX size={64} strokeWidth={1.5} aria-hidden="true" className="text-bad" />}
    >
      <p role="alert" className="mt-3 text-lg">
        {message}
      </p>
      <p className="mt-2 text-ink-soft">Your cart is as you left it.</p>
      <Reference {...reference} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={paths.cart}>Try Again</Link>
        </Button>
        <Support about={reference.whole} />
      </div>
    </Frame>
  )
}

export function PaymentResult(panels: PaymentPanels) {
  const { kind } = panels.outcome
  if (kind === 'done' || kind === 'completing') return <Paid {...panels} />
  if (kind === 'failed') return <Failed {...panels} />
  return <Unsettled {...panels} />
}
