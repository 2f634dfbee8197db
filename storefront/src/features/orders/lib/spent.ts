import type { OrderRow } from '@caseloom/contract'
import { fromPence, toPence } from '~/lib/money'

/** Their money was not taken, or goes back. */
const GIVEN_BACK: readonly OrderRow['status'][] = ['rejected', 'cancelling', 'cancelled']

/** What the customer's orders came to, in pounds, as their mails and invoices say it. */
export function totalSpent(rows: readonly OrderRow[]): number {
  const paid = rows.filter(({ status }) => !GIVEN_BACK.includes(status))
  const totals = new Map(paid.map(({ orderId, orderTotal }) => [orderId, orderTotal]))
  return fromPence([...totals.values()].reduce((sum, total) => sum + toPence(total), 0))
}

export function countOrders(rows: readonly OrderRow[]): number {
  return new Set(rows.map((row) => row.orderId)).size
}
