import { useState } from 'react'
import { AiMark } from '~/components/ui/ai-mark'
import { Card } from '~/components/ui/card'
import { formatMoney } from '~/lib/money'
import { recallPaying } from '../lib/paying'
import { useCartStore } from '../store'
import { CasePicture } from '~/components/case/case-picture'
import { SummaryRow } from './summary-row'

interface PayingSummaryProps {
  sessionId: string
  /** False where there was nothing to pay, and so no payment page. */
  atStripe: boolean
}

/** The cart while its payment is looked up. It is emptied once it is paid for, which may be known before the outcome is. */
export function PayingSummary({ sessionId, atStripe }: PayingSummaryProps) {
  const cart = useCartStore()
  const [paying, setPaying] = useState(cart)
  if (cart.items.length > 0 && cart !== paying) setPaying(cart)
  const { items, subtotal, promoDiscount, total: own } = paying
  if (items.length === 0) return null
  const said = recallPaying(sessionId, subtotal)
  const { discount, total } = said ?? {
    discount: promoDiscount > 0 ? { label: 'Discount', amount: promoDiscount } : null,
    total: own,
  }
  return (
    <Card as="section" aria-label="Order summary" className="mt-8 text-left">
      <ul className="grid gap-4">
        {items.map((line) => (
          <li key={line.id} className="flex items-center gap-4">
            <CasePicture src={line.thumbnailUrl || line.image} className="w-16 shrink-0" />
            <span className="min-w-0 flex-1">
              <strong className="flex flex-wrap items-center gap-2 font-semibold">
                <span className="min-w-0 break-words">{line.name}</span>
                {line.customization?.aiGenerated ? <AiMark /> : null}
              </strong>
              <span className="text-sm text-ink-soft">
                {line.device} · <span className="whitespace-nowrap">Quantity {line.quantity}</span>
              </span>
            </span>
            <span className="font-semibold tabular-nums">{formatMoney(line.price * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid gap-2 border-t border-line pt-4">
        <SummaryRow label="Subtotal">{formatMoney(subtotal)}</SummaryRow>
        <SummaryRow label="Shipping">{atStripe ? 'Calculated by Stripe' : 'Free'}</SummaryRow>
        {discount ? (
          <SummaryRow label={discount.label} tone="good">
            −{formatMoney(discount.amount)}
          </SummaryRow>
        ) : null}
        <SummaryRow label="Total">{formatMoney(total)}</SummaryRow>
      </dl>
    </Card>
  )
}
