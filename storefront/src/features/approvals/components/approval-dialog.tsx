import type { AdminOrder, AdminOrderDetail } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { Dotted } from '~/components/ui/dotted'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { messageOf } from '~/lib/api-errors'
import { formatDateTime } from '~/lib/dates'
import { shortReference } from '~/lib/short-reference'
import { approvalQuery } from '../api/approvals'
import { useProcessOrder } from '../api/decisions'
import type { Rejected } from '../hooks/use-kept-form'
import { approvalLabel, approvalTone, canDecide, isRunning, runningWords } from '../lib/approval-status'
import { AdjustmentNote } from './adjustments'
import { ApprovalItems } from './approval-items'
import { CancelPrintButton } from './cancel-print-button'
import { OrderAttention } from './order-attention'
import { OrderFacts } from './order-facts'
import { OrderHistory } from './order-history'

function Body({ order }: { order: AdminOrderDetail }) {
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <Badge tone={approvalTone(order.status)}>{approvalLabel(order.status)}</Badge>
        {order.adjusted ? <Badge tone="good">Changed by customer</Badge> : null}
        <span className="text-ink-soft">Last updated {formatDateTime(order.updatedAt)}</span>
      </p>
      <OrderAttention order={order} />
      <AdjustmentNote order={order} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-8">
          <ApprovalItems order={order} />
          <OrderHistory entries={order.history} />
        </div>
        <OrderFacts order={order} />
      </div>
    </div>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
    <Skeleton className="h-96" />
    <Skeleton className="h-96 max-lg:hidden" />
  </div>
)

interface ApprovalDialogProps {
  id: string
  onClose: () => void
  onReject: (order: Rejected) => void
  onDisputed: (order: AdminOrder) => void
  onAsk: (order: AdminOrderDetail) => void
}

export function ApprovalDialog({ id, onClose, onReject, onDisputed, onAsk }: ApprovalDialogProps) {
  const { data, error, refetch } = useQuery(approvalQuery(id))
  const process = useProcessOrder(onDisputed)
  const running = process.isPending || isRunning(data?.status ?? '')
  return (
    <Dialog
      open
      size="xl"
      title="Order Details"
      description={
        data ? (
          <Dotted>
            <span>Order #{data.orderNumber}</span>
            <span title={data.sessionId ?? data.id}>
              Session #{shortReference(data.sessionId ?? data.id)}
            </span>
          </Dotted>
        ) : undefined
      }
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        data && (data.prodigi.canCancel || canDecide(data.status) || running) ? (
          <>
            {data.prodigi.canCancel ? <CancelPrintButton order={data} /> : null}
            {canDecide(data.status) || running ? (
              <>
                <Button variant="danger" disabled={running} onClick={() => onReject(data)}>
                  Reject Order
                </Button>
                {data.cannotAsk === null ? (
                  <Button variant="outline" disabled={running} onClick={() => onAsk(data)}>
                    Ask for a change
                  </Button>
                ) : null}
                <Button busy={running} onClick={() => process.decide(data)}>
                  {running ? runningWords(data.status) : 'Process Order'}
                </Button>
              </>
            ) : null}
          </>
        ) : undefined
      }
    >
      {/* Wider than the dialog's own room, so that rings of focus at its edges are seen whole. */}
      <div className="-mx-2 max-h-[max(20rem,calc(80dvh-11rem))] overflow-y-auto px-2 pb-1 shallow:max-h-none">
        {data ? (
          <Body order={data} />
        ) : error ? (
          <ErrorState title="Failed to load order details" onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        ) : (
          <Waiting />
        )}
      </div>
    </Dialog>
  )
}
