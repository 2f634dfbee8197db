import type { AdminOrder } from '@caseloom/contract'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { useProcessOrder } from '../api/approvals'
import { approvalLabel, approvalTone, canDecide, isRunning } from '../lib/approval-status'

interface ApprovalRowProps {
  order: AdminOrder
  onView: () => void
  onReject: () => void
}

export function ApprovalRow({ order, onView, onReject }: ApprovalRowProps) {
  const process = useProcessOrder()
  const running = process.isPending || isRunning(order.status)
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-surface p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg">{order.customerName || order.customerEmail}</h3>
          <Badge tone={approvalTone(order.status)}>{approvalLabel(order.status)}</Badge>
        </div>
        <p className="text-sm break-all text-ink-soft">{order.customerEmail}</p>
        <p className="mt-1 text-sm text-ink-soft">
          Order #{order.orderNumber} · {order.itemCount} {order.itemCount === 1 ? 'item' : 'items'} ·{' '}
          {formatDateTime(order.createdAt)} · {order.shippingMethod}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        <span className="mr-2 font-display text-lg max-md:w-full font-bold tabular-nums">
          {formatMoney(order.totalValue)}
        </span>
        <Button variant="outline" size="sm" onClick={onView}>
          View
        </Button>
        {canDecide(order.status) || running ? (
          <>
            <Button size="sm" busy={running} onClick={() => process.decide({ id: order.id })}>
              {running ? 'Processing...' : 'Process'}
            </Button>
            <Button variant="danger" size="sm" disabled={running} onClick={onReject}>
              Reject
            </Button>
          </>
        ) : null}
      </div>
    </li>
  )
}
