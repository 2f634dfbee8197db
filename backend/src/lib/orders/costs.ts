import type { AdminOrderDetail } from '@caseloom/contract'
import type { Quote } from '@caseloom/prodigi'
import type { OrderBundle } from './bundle'
import { pounds, totalsOf } from './shop-order'

type Costs = Pick<AdminOrderDetail, 'cost' | 'margin'>

const OVER = new Set(['rejecting', 'rejected', 'cancelling', 'cancelled'])

const unknown = (reason: string): Costs => ({
  cost: { amount: null, from: null, reason },
  margin: { amount: null, percent: null, reason },
})

/** What an order costs the shop at the printer, and what is left of its price; where it is not known, why. */
export function costsOf(bundle: OrderBundle, quote: Quote | null, vatRegistered: boolean): Costs {
  const { order, approval, submission } = bundle
  if (approval && OVER.has(approval.status)) return unknown('Nothing is printed for this order.')
  const charged = submission?.prodigi_order_id ? submission.cost : null
  const stated = charged ?? quote?.cost ?? null
  if (!stated) return unknown(quote?.reason ?? 'Prodigi has not told its cost yet.')
  if (stated.currency !== 'GBP')
    return unknown(`Prodigi charges ${stated.amount.toFixed(2)} ${stated.currency} for it, not pounds.`)
  const { total, tax } = totalsOf(order)
  const net = pounds(total - (vatRegistered ? tax : 0))
  const left = pounds(net - stated.amount)
  return {
    cost: { amount: pounds(stated.amount), from: charged ? 'charge' : 'quote', reason: null },
    margin: {
      amount: left,
      percent: net > 0 ? Math.round((left / net) * 1000) / 10 : null,
      reason: net > 0 ? null : 'Nothing was paid for this order.',
    },
  }
}
