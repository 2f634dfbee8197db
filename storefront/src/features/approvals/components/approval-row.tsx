import type { AdminOrder } from '@caseloom/contract'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { useProcessOrder } from '../api/decisions'
import { approvalLabel, approvalTone, canDecide, isRunning } from '../lib/approval-status'
import { customerOf } from '../lib/customer-of'

interface ApprovalRowProps {
  order: AdminOrder
  chosen: boolean
  onChoose: () => void
  onView: () => void
  onReject: () => void
}

/** What a screen reader hears of a row that the keyboard reached. */
const named = (order: AdminOrder) =>
  `Order ${order.orderNumber}, ${customerOf(order)}, ${approvalLabel(order.status)}`

export function ApprovalRow({ order, chosen, onChoose, onView, onReject }: ApprovalRowProps) {
  const process = useProcessOrder()
  const running = process.isPending || isRunning(order.status)
  const decidable = canDecide(order.status)
  return (
    <li
      data-order-row={order.id}
      tabIndex={-1}
      aria-label={named(order)}
      className="flex gap-4 rounded-lg border border-line bg-surface p-5 has-[input:checked]:border-accent"
    >
      {decidable ? (
        <input
          type="checkbox"
          aria-label={`Choose order ${order.orderNumber}`}
          checked={chosen}
          onChange={onChoose}
          className="mt-1.5 size-5 shrink-0 accent-accent"
        />
      ) : null}
      <div className="grid min-w-0 flex-1 gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="text-lg">{customerOf(order)}</h3>
            <Badge tone={approvalTone(order.status)}>{approvalLabel(order.status)}</Badge>
          </div>
          <p className="text-sm break-all text-ink-soft">{order.customerEmail}</p>
          <p className="mt-1 text-sm text-ink-soft">
            Order #{order.orderNumber} · {order.itemCount} {order.itemCount === 1 ? 'item' : 'items'} ·{' '}
            {formatDateTime(order.createdAt)} · {order.shippingMethod}
          </p>
          {order.attention.map((sentence) => (
            <p key={sentence} className="mt-1 text-sm font-semibold text-warn">
              {sentence}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2 md:justify-end">
          <span className="mr-2 font-display text-lg font-bold tabular-nums max-md:w-full">
            {formatMoney(order.totalValue)}
          </span>
          <Button variant="outline" size="sm" onClick={onView}>
            View
          </Button>
          {decidable || running ? (
            <>
              <Button size="sm" busy={running} onClick={() => process.decide(order)}>
                {running ? 'Processing...' : 'Process'}
              </Button>
              <Button variant="danger" size="sm" disabled={running} onClick={onReject}>
                Reject
              </Button>
            </>
          ) : null}
        </div>
      </div>
    </li>
  )
}
