import type { AdminOrderDetail } from '@caseloom/contract'
import type { Charged, Quote } from '@caseloom/prodigi'
import type { OrderBundle } from './bundle'
import { hasPrint } from './has-print'
import { amountPaid, chargedBackOf, refundOf } from './order-payment'
import { pounds, totalsOf } from './shop-order'

type Costs = Pick<AdminOrderDetail, 'cost' | 'margin'>

const OVER = new Set(['rejecting', 'rejected', 'cancelling', 'cancelled'])

const sumOf = (costs: Charged[]) => costs.reduce((sum, { amount }) => sum + amount, 0)

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

/** What the shop keeps of what was paid: no VAT is owed on what went back. */
function earned(bundle: OrderBundle, vatRegistered: boolean): number {
  const { total, tax } = totalsOf(bundle.order)
  const kept = Math.max(0, amountPaid(bundle.order) - wentBack(bundle))
  const owed = vatRegistered && total > 0 ? (tax * kept) / total : 0
  return pounds(kept - owed)
}

/** What Prodigi charged for an order: for its print, and for those before it that were stopped. */
function chargesFor({ submission }: OrderBundle): Charged[] {
  const own = submission?.prodigi_order_id ? submission.cost : null
  return [...(submission?.spent_before ?? []), ...(own ? [own] : [])]
}

function reckoned(costs: Charged[], from: 'charge' | 'quote', net: number, without: () => string): Costs {
  const foreign = costs.find(({ currency }) => currency !== 'GBP')
  if (foreign)
    return unknown(`Prodigi charges ${foreign.amount.toFixed(2)} ${foreign.currency} for it, not pounds.`)
  const amount = pounds(sumOf(costs))
  const left = pounds(net - amount)
  return {
    cost: { amount, from, reason: null },
    margin: {
      amount: left,
      percent: net > 0 ? Math.round((left / net) * 1000) / 10 : null,
      reason: net > 0 ? null : without(),
    },
  }
}

/** What an order costs the shop at the printer, and what is left of its price; where it is not known, why. */
export function costsOf(bundle: OrderBundle, quote: Quote | null, vatRegistered: boolean): Costs {
  const { approval, submission } = bundle
  const charges = chargesFor(bundle)
  if (approval && OVER.has(approval.status)) {
    if (sumOf(charges) <= 0) return unknown('Nothing is printed for this order.')
    return reckoned(charges, 'charge', 0, () => 'What was paid for this order goes back to the customer.')
  }
  const net = earned(bundle, vatRegistered)
  const without = () => unearned(bundle)
  if (submission?.cost && hasPrint(submission)) return reckoned(charges, 'charge', net, without)
  if (!quote?.cost) return unknown(quote?.reason ?? 'Prodigi has not told its cost yet.')
  return reckoned([...charges, quote.cost], 'quote', net, without)
}
