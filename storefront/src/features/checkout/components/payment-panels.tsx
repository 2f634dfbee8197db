import { CircleCheck, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import type { PaymentOutcome } from '../lib/settle-payment'

const NEXT = [
  ['Processing', 'We check your design and your order before anything is printed.'],
  ['Production', 'Your case is printed within 24-48 hours of approval.'],
  ['Shipping', 'You get an email with tracking as soon as it leaves.'],
] as const

function Support() {
  return (
    <Button asChild variant="outline">
      <a href={`mailto:${brand.email}`}>Contact Support</a>
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

function Paid({ outcome }: { outcome: Extract<PaymentOutcome, { keepCart: false }> }) {
  return (
    <Frame
      heading="Payment Successful!"
      icon={<CircleCheck size={64} strokeWidth={1.5} aria-hidden="true" className="text-good" />}
    >
      {outcome.kind === 'done' ? (
        <p className="mt-3 text-lg">
          Thank you. Your order number is <strong>#{outcome.orderNumber}</strong>.
        </p>
      ) : (
        <Alert tone="warn" className="mt-4 text-left" title={outcome.message}>
          We have your payment and are completing the order. It will appear in your order history by itself;
          please do not pay again.
        </Alert>
      )}
      <Card className="mt-8 text-left">
        <h2 className="text-xl">What’s Next?</h2>
        <ol className="mt-4 grid gap-4">
          {NEXT.map(([step, words], index) => (
            <li key={step} className="flex gap-4">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-weld font-bold text-on-weld">
                {index + 1}
              </span>
              <span>
                <strong className="block font-semibold">{step}</strong>
                <span className="text-sm text-ink-soft">{words}</span>
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={`${paths.dashboard}?tab=orders`}>View Order History</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.products}>Continue Shopping</Link>
        </Button>
      </div>
    </Frame>
  )
}

function Unsettled({ outcome, onAgain }: { outcome: PaymentOutcome; onAgain: () => void }) {
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
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={onAgain}>Check Again</Button>
        <Support />
      </div>
    </Frame>
  )
}

function Failed({ message }: { message: string }) {
  return (
    <Frame
      heading="Payment Failed"
      icon={<CircleX size={64} strokeWidth={1.5} aria-hidden="true" className="text-bad" />}
    >
      <p role="alert" className="mt-3 text-lg">
        {message}
      </p>
      <p className="mt-2 text-ink-soft">Your cart is as you left it.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={paths.cart}>Try Again</Link>
        </Button>
        <Support />
      </div>
    </Frame>
  )
}

export function PaymentResult({ outcome, onAgain }: { outcome: PaymentOutcome; onAgain: () => void }) {
  if (outcome.kind === 'done' || outcome.kind === 'completing') return <Paid outcome={outcome} />
  if (outcome.kind === 'failed') return <Failed message={outcome.message} />
  return <Unsettled outcome={outcome} onAgain={onAgain} />
}
