import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { contactAbout } from '~/config/contact-about'
import { paths } from '~/config/paths'
import { NextSteps } from './next-steps'
import { Reference } from './reference'
import type { PaymentOutcome } from '../lib/settle-payment'

export interface PaymentPanels {
  outcome: PaymentOutcome
  onAgain: () => void
  /** Somebody has pressed for another look, and it is under way. */
  busy: boolean
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
      <Link to={contactAbout(`Payment ${about}`)}>Contact Support</Link>
    </Button>
  )
}

function Again({ onAgain, busy, second = false }: { onAgain: () => void; busy: boolean; second?: boolean }) {
  return (
    <Button variant={second ? 'outline' : 'primary'} busy={busy} onClick={onAgain}>
      Check Again
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

/** What stays to be done where the shop does not know how the payment went: look again, or ask a person. */
function NotKnown({ onAgain, busy, reference }: PaymentPanels) {
  return (
    <>
      <Reference {...reference} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Again onAgain={onAgain} busy={busy} />
        <Support about={reference.whole} />
      </div>
    </>
  )
}

const isFree = (outcome: PaymentOutcome) => 'free' in outcome && outcome.free

function Paid({ outcome, onAgain, busy, order, charged, reference }: PaymentPanels) {
  const done = outcome.kind === 'done' ? outcome : null
  const free = isFree(outcome)
  const freeHeading = done ? 'Order Confirmed!' : 'Your order is being completed'
  return (
    <Frame
      heading={free ? freeHeading : 'Payment Successful!'}
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
            {free
              ? 'It will appear in your order history by itself; please do not order again.'
              : 'We have your payment and are completing the order. It will appear in your order history by itself; please do not pay again.'}
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
        {done ? null : <Again onAgain={onAgain} busy={busy} second />}
        <Button asChild variant="outline">
          <Link to={paths.products}>Continue Shopping</Link>
        </Button>
      </div>
    </Frame>
  )
}

/** What happens meanwhile; of an order of nothing without a word about money. */
function Meanwhile({ paid, free }: { paid: boolean; free: boolean }) {
  if (free)
    return 'Your order will be made in any case: it appears here or in your order history. Please do not order again. Your cart is kept until we know.'
  const made = paid
    ? 'Your payment was taken, and your order will be made in any case: it appears here or in your order history.'
    : 'If the payment went through, your order will be made in any case.'
  return `${made} Please do not pay again. Nothing is charged twice, and your cart is kept until we know.`
}

/** Nobody knows yet. The cart stays; the page goes on looking by itself. */
function Checking(panels: PaymentPanels) {
  const { outcome } = panels
  const paid = outcome.kind === 'checking' && outcome.paid
  const free = isFree(outcome)
  return (
    <Frame
      heading={free ? 'We are checking your order' : 'We are checking your payment'}
      icon={<Clock size={64} strokeWidth={1.5} aria-hidden="true" className="text-warn" />}
    >
      <Alert tone="warn" className="mt-4 text-left" title={outcome.message}>
        <Meanwhile paid={paid} free={free} />
      </Alert>
      <p className="mt-4 text-balance text-ink-soft">
        This page keeps checking, and will show the result by itself.
      </p>
      <NotKnown {...panels} />
    </Frame>
  )
}

/** The shop refuses to say: somebody else's payment, or a link that was cut. */
function Unknown(panels: PaymentPanels) {
  return (
    <Frame
      heading="We could not check your payment"
      icon={<TriangleAlert size={64} strokeWidth={1.5} aria-hidden="true" className="text-warn" />}
    >
      <Alert tone="warn" className="mt-4 text-left" title={panels.outcome.message}>
        We know of no such payment in your account. Did you pay while signed in as somebody else? Please do
        not pay again before you have checked: if a payment went through, its order is made in any case.
      </Alert>
      <NotKnown {...panels} />
    </Frame>
  )
}

/** Where nothing is on its way any more. */
function BackToCart({ reference, children }: Pick<PaymentPanels, 'reference'> & { children: string }) {
  return (
    <>
      <Reference {...reference} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={paths.cart}>{children}</Link>
        </Button>
        <Support about={reference.whole} />
      </div>
    </>
  )
}

function Failed({ outcome: { message }, reference }: PaymentPanels) {
  return (
    <Frame
      heading="Payment Failed"
      icon={<CircleX size={64} strokeWidth={1.5} aria-hidden="true" className="text-bad" />}
    >
      <p role="alert" className="mt-3 text-lg text-balance">
        {message}
      </p>
      <p className="mt-2 text-ink-soft">Your cart is as you left it.</p>
      <BackToCart reference={reference}>Try Again</BackToCart>
    </Frame>
  )
}

/** Over, by a person's hand: there is nothing to try again. */
function Ended({ outcome: { message }, reference }: PaymentPanels) {
  return (
    <Frame
      heading="This payment is closed"
      icon={<CircleCheck size={64} strokeWidth={1.5} aria-hidden="true" className="text-ink-soft" />}
    >
      <p role="alert" className="mt-3 text-lg text-balance">
        {message}
      </p>
      <BackToCart reference={reference}>Go to your cart</BackToCart>
    </Frame>
  )
}

export function PaymentResult(panels: PaymentPanels) {
  const { kind } = panels.outcome
  if (kind === 'done' || kind === 'completing') return <Paid {...panels} />
  if (kind === 'failed') return <Failed {...panels} />
  if (kind === 'ended') return <Ended {...panels} />
  if (kind === 'checking') return <Checking {...panels} />
  return <Unknown {...panels} />
}
