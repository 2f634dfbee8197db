import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { formatMoney } from '~/lib/money'
import { useCartStore } from '../store'
import { PromoForm } from './promo-form'
import { SummaryRow } from './summary-row'

const PAYMENT_MARKS = ['VISA', 'MC', 'AMEX']

interface OrderSummaryProps {
  /** The delivery promise, from the one source of the shop. */
  deliveryLine: ReactNode
  /** What another feature has to say beside the button. */
  note?: ReactNode
  busy: boolean
  onCheckout: () => void
}

export function OrderSummary({ deliveryLine, note, busy, onCheckout }: OrderSummaryProps) {
  const { itemCount, subtotal, promoDiscount, total, saleSavings, appliedPromo } = useCartStore()
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
        {appliedPromo ? (
          <SummaryRow label={`Discount (${appliedPromo.code})`} tone="good">
            −{formatMoney(promoDiscount)}
          </SummaryRow>
        ) : null}
        <SummaryRow label="Shipping">Calculated at checkout</SummaryRow>
      </dl>
      <div className="mt-1 text-xs text-ink-soft">{deliveryLine}</div>
      <div className="mt-5">
        <PromoForm />
      </div>
      <div className="mt-5 flex items-baseline justify-between border-t border-line pt-4">
        <span className="font-semibold">Total</span>
        <span className="font-display text-2xl font-bold tabular-nums">{formatMoney(total)}</span>
      </div>
      <p className="text-right text-xs text-ink-soft">+ shipping (calculated at checkout). VAT included.</p>
      <div className="mt-4 rounded-md bg-sunken px-4 py-3 text-sm">
        <strong className="font-semibold">Estimated delivery</strong>: 2-3 business days
      </div>
      {note ? <div className="mt-4">{note}</div> : null}
      <Button
        size="lg"
        wide
        className="mt-4 px-3 max-[22rem]:text-base"
        disabled={busy}
        aria-busy={busy}
        onClick={onCheckout}
      >
        {busy ? (
          'Verifying details...'
        ) : (
          <>
            <Lock size={18} aria-hidden="true" className="max-[22rem]:hidden" /> Secure Checkout{' '}
            {formatMoney(total)}+
          </>
        )}
      </Button>
      <ul aria-label="Ways to pay" className="mt-4 flex justify-center gap-2">
        {PAYMENT_MARKS.map((mark) => (
          <li key={mark} className="rounded-sm border border-line px-2 py-1 text-xs font-bold text-ink-soft">
            {mark}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-soft">
        Each case is made for you, so it can’t be returned for a change of mind. Faulty, damaged or not as
        described: 30 days to return it.
      </p>
    </Card>
  )
}
