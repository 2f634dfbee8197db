import { Link } from 'react-router'
import { paths } from '~/config/paths'
import { useQuote } from '../api/quote-cart'
import { reckon } from '../lib/reckon'
import { freeShipping } from '../lib/totals'
import { useCartStore } from '../store'
import { FreeShippingBar } from './free-shipping-bar'

/** How far it is to free delivery, which counts what is paid: only the shop knows what a code or a membership takes off. */
export function DrawerShipping({ freeFrom, onLeave }: { freeFrom: number; onLeave: () => void }) {
  const { items, appliedPromo } = useCartStore()
  const { quote, settled } = useQuote(items, appliedPromo?.code)
  const { total } = reckon(items, appliedPromo, quote, settled)
  return (
    <div className="mt-6 border-t border-line pt-5">
      <FreeShippingBar goods={total} threshold={freeFrom} sure={settled} />
      {settled && freeShipping(total, freeFrom).unlocked ? null : (
        <Link
          to={paths.products}
          onClick={onLeave}
          className="mt-3 inline-block text-sm font-semibold underline underline-offset-4"
        >
          Continue Shopping
        </Link>
      )}
    </div>
  )
}
