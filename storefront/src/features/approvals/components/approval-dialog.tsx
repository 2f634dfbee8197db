import type { AdminOrder, AdminOrderDetail } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { Dotted } from '~/components/ui/dotted'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import type { ReturnFocus } from '~/components/ui/use-focus-return'
import { hasCode, messageOf } from '~/lib/api-errors'
import { formatDateTime } from '~/lib/dates'
import { shortReference } from '~/lib/short-reference'
import { approvalQuery } from '../api/approvals'
import { useProcessOrder } from '../api/decisions'
import { useJustCame } from '../hooks/use-just-came'
import { useMovedLately } from '../hooks/use-moved-lately'
import type { Rejected } from '../hooks/use-kept-form'
import { useTabChange } from '../hooks/use-tab-change'
import { approvalLabel, approvalTone, canDecide, isRunning, runningWords } from '../lib/approval-status'
import { STILL } from '../lib/still'
import { AdjustmentNote } from './adjustments'
import { ApprovalItems } from './approval-items'
import { CancelPrintButton } from './cancel-print-button'
import { ChangedNote } from './changed-note'
import { OrderAttention } from './order-attention'
import { OrderFacts } from './order-facts'
import { OrderHistory } from './order-history'
import { OrderSteps } from './order-steps'

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

interface Decisions {
  onReject: (order: Rejected) => void
  onDisputed: (order: AdminOrder) => void
  onAsk: (order: AdminOrderDetail) => void
}

/**
 * What can be done with it; nothing for a moment where it has taken the place of another order just now, or has itself become
 * another. What is off keeps the focus, which comes back to it from the question it asked.
 */
function Footer({
  order,
  stepped,
  onReject,
  onDisputed,
  onAsk,
}: Decisions & { order: AdminOrderDetail; stepped: boolean }) {
  const process = useProcessOrder(onDisputed)
  const justCame = useJustCame(stepped)
  const changed = useMovedLately([order.contents], order.id)
  const running = process.isPending || isRunning(order.status)
  const still = (justCame || changed) && !running ? STILL : {}
  return (
    <>
      {order.prodigi.canCancel ? <CancelPrintButton order={order} /> : null}
      {canDecide(order.status) || running ? (
        <>
          <Button variant="danger" aria-disabled={running} onClick={() => onReject(order)} {...still}>
            Reject Order
          </Button>
          {order.cannotAsk === null ? (
            <Button variant="outline" aria-disabled={running} onClick={() => onAsk(order)} {...still}>
              Ask for a change
            </Button>
          ) : null}
          <Button busy={running} onClick={() => process.decide(order)} {...still}>
            {running ? runningWords(order.status) : 'Process Order'}
          </Button>
        </>
      ) : null}
    </>
  )
}

interface ApprovalDialogProps extends Decisions {
  id: string
  walkedTo: ReturnFocus
  onStep: (id: string, page: number) => void
  onClose: () => void
}

export function ApprovalDialog({ id, walkedTo, onStep, onClose, ...decisions }: ApprovalDialogProps) {
  const { data, error, refetch } = useQuery(approvalQuery(id))
  const { open: openTab } = useTabChange()
  const [steppedTo, setSteppedTo] = useState<string | null>(null)
  return (
    <Dialog
      open
      size="xl"
      title="Order Details"
      ratherFocus={walkedTo}
      description={
        data ? (
          <Dotted>
            <span>Order #{data.orderNumber}</span>
            <span title={data.sessionId}>Session #{shortReference(data.sessionId)}</span>
          </Dotted>
        ) : undefined
      }
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        data && (data.prodigi.canCancel || canDecide(data.status) || isRunning(data.status)) ? (
          <Footer key={id} order={data} stepped={steppedTo === id} {...decisions} />
        ) : undefined
      }
    >
      <OrderSteps
        id={id}
        onStep={(to, page) => {
          setSteppedTo(to)
          onStep(to, page)
        }}
      />
      <ChangedNote key={`note ${id}`} order={data} />
      {/* Wider than the dialog's own room, so that rings of focus at its edges are seen whole; each order is read from its top. */}
      <div
        key={id}
        className="-mx-2 max-h-[max(20rem,calc(80dvh-14rem))] overflow-y-auto px-2 pb-1 shallow:max-h-none"
      >
        {data ? (
          <Body order={data} />
        ) : error ? (
          <ErrorState
            title="Failed to load order details"
            {...(hasCode(error, 'not_found') ? {} : { onRetry: () => void refetch() })}
            actions={
              <Button variant="outline" onClick={() => openTab('all')}>
                View all orders
              </Button>
            }
          >
            {messageOf(error)}
          </ErrorState>
        ) : (
          <Waiting />
        )}
      </div>
    </Dialog>
  )
}
