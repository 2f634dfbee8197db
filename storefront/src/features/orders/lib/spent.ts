import type { OrderRow } from '@caseloom/contract'
import { fromPence, toPence } from '~/lib/money'

/** The goods of all orders, in pounds. Orders that were refused or cancelled cost nothing. */
export function totalSpent(rows: readonly OrderRow[]): number {
  const paid = rows.filter((row) => row.status !== 'rejected' && row.status !== 'cancelled')
  return fromPence(paid.reduce((sum, row) => sum + toPence(row.item.price) * row.item.quantity, 0))
}

export function countOrders(rows: readonly OrderRow[]): number {
  return new Set(rows.map((row) => row.orderId)).size
}
