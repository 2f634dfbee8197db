import { customerOf, type AdminOrder } from '@caseloom/contract'
import { formatMoney } from '~/lib/money'

/** The orders that a question is about: whose they are, and what was paid. */
export function BulkOrders({ orders }: { orders: AdminOrder[] }) {
  return (
    <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
      {orders.map((order) => (
        <li key={order.id} className="flex justify-between gap-4">
          <span>
            #{order.orderNumber} {customerOf(order)}
          </span>
          <span className="tabular-nums">{formatMoney(order.totalValue)}</span>
        </li>
      ))}
    </ul>
  )
}
