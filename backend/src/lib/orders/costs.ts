import type { AdminOrderDetail } from '@caseloom/contract'
import type { Quote } from '@caseloom/prodigi'
import type { OrderBundle } from './bundle'
import { refundOf } from './order-payment'
import { pounds, totalsOf, type ShopOrder } from './shop-order'

type Costs = Pick<AdminOrderDetail, 'cost' | 'margin'>

const OVER = new Set(['rejecting', 'rejected', 'cancelling', 'cancelled'])

const unknown = (reason: string): Costs => ({
  cost: { amount: null, from: null, reason },
  margin: { amount: null, percent: null, reason },
})

const unearned = (order: ShopOrder): string =>
  refundOf(order) ? 'All that was paid for this order was refunded.' : 'Nothing was paid for this order.'

/** What the shop keeps of an order's price: no VAT is owed on what was given back. */
function earned(order: ShopOrder, vatRegistered: boolean): number {
  const { total, tax } = totalsOf(order)
  const kept = Math.max(0, total - (refundOf(order)?.amount ?? 0))
  const owed = vatRegistered && total > 0 ? (tax * kept) / total : 0
  return pounds(kept - owed)
}

/** What an order costs the shop at the printer, and what is left of its price; where it is not known, why. */
export function costsOf(bundle: OrderBundle, quote: Quote | null, vatRegistered: boolean): Costs {
  const { order, approval, submission } = bundle
  if (approval && OVER.has(approval.status)) return unknown('Nothing is printed for this order.')
  const charged = submission?.prodigi_order_id ? submission.cost : null
  const stated = charged ?? quote?.cost ?? null
  if (!stated) return unknown(quote?.reason ?? 'Prodigi has not told its cost yet.')
  if (stated.currency !== 'GBP')
    return unknown(`Prodigi charges ${stated.amount.toFixed(2)} ${stated.currency} for it, not pounds.`)
  const net = earned(order, vatRegistered)
  const left = pounds(net - stated.amount)
  return {
    cost: { amount: pounds(stated.amount), from: charged ? 'charge' : 'quote', reason: null },
    margin: {
      amount: left,
      percent: net > 0 ? Math.round((left / net) * 1000) / 10 : null,
      reason: net > 0 ? null : unearned(order),
    },
  }
}
