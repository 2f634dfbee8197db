import { fromPence, toPence } from '~/lib/money'
import { valueOf, type LooseRow } from './loose-row'

/** Their money was not taken, or goes back. */
const GIVEN_BACK: readonly LooseRow['status'][] = ['rejected', 'cancelling', 'cancelled']

/**
 * What the customer's orders came to, in pounds, as their mails and invoices say it, without what went back of it; where a row does
 * not say, what it cost.
 */
export function totalSpent(rows: readonly LooseRow[]): number {
  const paid = rows.filter(({ status }) => !GIVEN_BACK.includes(status))
  const totals = new Map(
    paid.map((row): [string, number] =>
      row.orderTotal === undefined
        ? [row.id, toPence(valueOf(row) ?? 0)]
        : [row.orderId, toPence(row.orderTotal) - toPence(row.refunded ?? 0)],
    ),
  )
  return fromPence([...totals.values()].reduce((sum, total) => sum + Math.max(0, total), 0))
}

export function countOrders(rows: readonly Pick<LooseRow, 'orderId'>[]): number {
  return new Set(rows.map((row) => row.orderId)).size
}
