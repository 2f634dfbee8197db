import { Lock } from 'lucide-react'
import { Suspense, useRef, type ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { latePart } from '~/components/ui/late-part'
import { formatMoney } from '~/lib/money'
import type { Quoted } from '../api/quote-cart'
import type { Reckoned } from '../lib/reckon'
import { PromoForm } from './promo-form'
import { SummaryRow } from './summary-row'

// It is of use once the summary has been drawn.
const CheckoutBar = latePart(() => import('./checkout-bar').then((part) => part.CheckoutBar))

interface OrderSummaryProps {
  reckoned: Reckoned
  quoted: Quoted
  /** The delivery promise, from the one source of the shop. */
  deliveryLine: ReactNode
  /** How long delivery takes, from the same source. */
  deliveryTimes: ReactNode
  /** Where it is delivered to; or what is missing to know. */
  deliveryAddress: ReactNode
  /** What another feature has to say beside the button. */
  note?: ReactNode
  /** The ways to pay that the shop's settings name; none while they are not known. */
  marks: readonly string[]
  busy: boolean
  onCheckout: () => void
}

/** Whether the total is the shop's word yet. It keeps its place, so that nothing jumps. */
function PriceState({ settled, failed, again }: Quoted) {
  return (
    <p role="status" className="min-h-5 text-right text-xs text-ink-soft">
      {failed ? (
        <>
          The price could not be checked; it is checked again before you pay.{' '}
          <button type="button" onClick={again} className="font-semibold underline underline-offset-4">
            Try again
          </button>
        </>
      ) : settled ? null : (
        <span aria-hidden="true">Checking the price…</span>
      )}
    </p>
  )
}

export function OrderSummary(props: OrderSummaryProps) {
  const { reckoned, quoted, deliveryLine, deliveryTimes, deliveryAddress, note, marks, busy, onCheckout } =
    props
  const { itemCount, subtotal, saleSavings, discount, words, refused, total, unavailable } = reckoned
  const button = useRef<HTMLButtonElement>(null)
  const asking = !quoted.settled && !quoted.failed
  const blocked = unavailable.size > 0
  const short = [...unavailable.values()].some(({ left }) => left !== null)
  return (
    <Card as="section" aria-labelledby="summary-title" className="lg:sticky lg:top-24">
      <h2 id="summary-title" className="text-xl">
        Order Summary
      </h2>
      <dl className="mt-5 grid gap-3">
        <SummaryRow label={`Subtotal (${itemCount} ${itemCount === 1 ? 'item' : 'items'})`}>
          {formatMoney(subtotal)}
        </SummaryRow>
        {saleSavings > 0 ? (
          <SummaryRow label="Sale Savings" tone="good">
            {formatMoney(saleSavings)} (included)
          </SummaryRow>
        ) : null}
        {discount ? (
          <SummaryRow label={discount.label} tone="good">
            −{formatMoney(discount.amount)}
          </SummaryRow>
        ) : null}
        <SummaryRow label="Shipping" note={deliveryLine}>
          Calculated at checkout
        </SummaryRow>
      </dl>
      <div className="mt-5">
        <PromoForm refused={refused} />
        {words ? (
          <p role="status" className={`mt-2 text-sm ${refused ? 'text-warn' : 'text-ink-soft'}`}>
            {words}
          </p>
        ) : null}
      </div>
      <div className="mt-5 flex items-baseline justify-between border-t border-line pt-4">
        <span className="font-semibold">Total</span>
        <span aria-busy={asking} className="font-display text-2xl font-bold tabular-nums">
          {formatMoney(total)}
        </span>
      </div>
      <p className="text-right text-xs text-ink-soft">+ shipping (calculated at checkout). VAT included.</p>
      <PriceState {...quoted} />
      <div className="mt-2 min-h-23 sm:max-lg:min-h-16">{deliveryTimes}</div>
      <div className="mt-4">{deliveryAddress}</div>
      {note ? <div className="mt-4">{note}</div> : null}
      <Button
        ref={button}
        size="lg"
        wide
        className="mt-4 px-3 max-[22rem]:text-base"
        busy={busy}
        disabled={blocked}
        aria-describedby={blocked ? 'checkout-blocked' : undefined}
        onClick={onCheckout}
      >
        {busy ? (
          'Verifying details...'
        ) : (
          <>
            <Lock size={18} aria-hidden="true" className="shrink-0 max-[26rem]:hidden" /> Secure Checkout{' '}
            {formatMoney(total)}+
          </>
        )}
      </Button>
      {blocked ? (
        <p id="checkout-blocked" className="mt-2 text-sm text-bad">
          {short
            ? 'Please lower the quantity of what is short, or remove it, to go on.'
            : 'Please change or remove what can’t be bought to go on.'}
        </p>
      ) : null}
      <ul aria-label="Ways to pay" className="mt-4 flex min-h-7 flex-wrap justify-center gap-2">
        {marks.map((mark) => (
          <li key={mark} className="rounded-sm border border-line px-2 py-1 text-xs font-bold text-ink-soft">
            {mark}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-soft">
        Each case is made for you, so it can’t be returned for a change of mind. Faulty, damaged or not as
        described: 30 days to return it.
      </p>
      {blocked ? null : (
        <Suspense fallback={null}>
          <CheckoutBar button={button} total={total} asking={asking} busy={busy} onCheckout={onCheckout} />
        </Suspense>
      )}
    </Card>
  )
}
