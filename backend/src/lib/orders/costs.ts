import type { AdminOrderDetail } from '@caseloom/contract'
import type { Quote } from '@caseloom/prodigi'
import type { OrderBundle } from './bundle'
import { chargedBackOf, refundOf } from './order-payment'
import { pounds, totalsOf } from './shop-order'

type Costs = Pick<AdminOrderDetail, 'cost' | 'margin'>

const OVER = new Set(['rejecting', 'rejected', 'cancelling', 'cancelled'])

const unknown = (reason: string): Costs => ({
  cost: { amount: null, from: null, reason },
  margin: { amount: null, percent: null, reason },
})

/** Pounds that banks gave a customer back against the shop's will. */
const lostOf = ({ disputes }: OrderBundle): number =>
  disputes.reduce(
    (sum, { kind, status, amount_pence }) =>
      kind === 'dispute' && status === 'lost' ? sum + (amount_pence ?? 0) / 100 : sum,
    0,
  )

/** What the customer has again. Medusa books a refund with what a bank had given back already. */
const wentBack = (bundle: OrderBundle): number =>
  (refundOf(bundle.order)?.amount ?? 0) + Math.max(0, lostOf(bundle) - chargedBackOf(bundle.order))

function unearned(bundle: OrderBundle): string {
  if (lostOf(bundle) > 0) return 'All that was paid for this order went back to the customer.'
  return refundOf(bundle.order)
    ? 'All that was paid for this order was refunded.'
    : 'Nothing was paid for this order.'
}

/** What the shop keeps of an order's price: no VAT is owed on what went back. */
function earned(bundle: OrderBundle, vatRegistered: boolean): number {
  const { total, tax } = totalsOf(bundle.order)
  const kept = Math.max(0, total - wentBack(bundle))
  const owed = vatRegistered && total > 0 ? (tax * kept) / total : 0
  return pounds(kept - owed)
}

/** What an order costs the shop at the printer, and what is left of its price; where it is not known, why. */
export function costsOf(bundle: OrderBundle, quote: Quote | null, vatRegistered: boolean): Costs {
  const { approval, submission } = bundle
  if (approval && OVER.has(approval.status)) return unknown('Nothing is printed for this order.')
  const charged = submission?.prodigi_order_id ? submission.cost : null
  const stated = charged ?? quote?.cost ?? null
  if (!stated) return unknown(quote?.reason ?? 'Prodigi has not told its cost yet.')
  if (stated.currency !== 'GBP')
    return unknown(`Prodigi charges ${stated.amount.toFixed(2)} ${stated.currency} for it, not pounds.`)
  const net = earned(bundle, vatRegistered)
  const left = pounds(net - stated.amount)
  return {
    cost: { amount: pounds(stated.amount), from: charged ? 'charge' : 'quote', reason: null },
    margin: {
      amount: left,
      percent: net > 0 ? Math.round((left / net) * 1000) / 10 : null,
      reason: net > 0 ? null : unearned(bundle),
    },
  }
}
