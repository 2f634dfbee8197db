import { Lock } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '~/components/ui/button'
import { formatMoney } from '~/lib/money'
import { useBelow } from '../hooks/use-below'

interface CheckoutBarProps {
  /** The summary's own button. */
  button: RefObject<HTMLButtonElement | null>
  total: number
  /** The total is not the shop's word yet. */
  asking: boolean
  busy: boolean
  onCheckout: () => void
}

/** On a phone, while the summary lies below all the lines: the total and the way on, at the thumb. */
export function CheckoutBar({ button, total, asking, busy, onCheckout }: CheckoutBarProps) {
  if (!useBelow(button)) return null
  return (
    <div
      data-buy-bar="shown"
      className="fixed inset-x-0 bottom-0 z-30 animate-fade border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float sm:hidden shallow:hidden"
    >
      <div className="shell flex items-center justify-between gap-4 py-3">
        <p className="min-w-0">
          <span className="block text-sm">Total + shipping</span>
          <span aria-busy={asking} className="font-display text-xl font-bold tabular-nums">
            {formatMoney(total)}
          </span>
        </p>
        <Button busy={busy} onClick={onCheckout}>
          <Lock size={18} aria-hidden="true" className="shrink-0" /> Checkout
        </Button>
      </div>
    </div>
  )
}
