import type { AdminOrder, BulkResult } from '@caseloom/contract'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { formatMoney } from '~/lib/money'
import { useBulkDecision } from '../api/bulk'
import { ReasonDialog } from './reason-dialog'

interface BulkBarProps {
  orders: AdminOrder[]
  onClear: () => void
  onFailures: (failures: BulkResult[]) => void
}

const countOf = (orders: unknown[]) => `${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`

/** What to do with the chosen orders. It keeps to the foot of the window, and asks before money moves. */
export function BulkBar({ orders, onClear, onFailures }: BulkBarProps) {
  const [asking, setAsking] = useState<'process' | 'reject' | null>(null)
  const bulk = useBulkDecision(onFailures)
  const versions = Object.fromEntries(orders.map(({ id, version }) => [id, version]))
  const ids = orders.map(({ id }) => id)
  const total = orders.reduce((sum, { totalValue }) => sum + Math.round(totalValue * 100), 0) / 100
  const done = () => {
    setAsking(null)
    onClear()
  }
  return (
    <div
      role="region"
      aria-label="Chosen orders"
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-xl border border-line-strong bg-surface px-5 py-3 shadow-float"
    >
      <p aria-live="polite" className="mr-auto font-semibold">
        {countOf(orders)} chosen · {formatMoney(total)}
      </p>
      <Button size="sm" busy={bulk.isPending} onClick={() => setAsking('process')}>
        Process
      </Button>
      <Button size="sm" variant="danger" disabled={bulk.isPending} onClick={() => setAsking('reject')}>
        Reject
      </Button>
      <button type="button" className="px-2 py-1 text-sm underline underline-offset-4" onClick={onClear}>
        Clear
      </button>
      {asking === 'process' ? (
        <Dialog
          open
          size="sm"
          title={`Process ${countOf(orders)}?`}
          description={`${formatMoney(total)} is taken, and the cases go to print at Prodigi.`}
          onOpenChange={(open) => {
            if (!open) setAsking(null)
          }}
          footer={
            <>
              <Button variant="ghost" onClick={() => setAsking(null)}>
                Cancel
              </Button>
              <Button
                busy={bulk.isPending}
                onClick={() => bulk.mutate({ action: 'process', ids, versions }, { onSuccess: done })}
              >
                {bulk.isPending ? 'Processing...' : `Process ${countOf(orders)}`}
              </Button>
            </>
          }
        >
          <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
            {orders.map((order) => (
              <li key={order.id} className="flex justify-between gap-4">
                <span>
                  #{order.orderNumber} {order.customerName}
                </span>
                <span className="tabular-nums">{formatMoney(order.totalValue)}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
      {asking === 'reject' ? (
        <ReasonDialog
          title={`Reject ${countOf(orders)}`}
          busy={bulk.isPending}
          onReject={(reason) => bulk.mutate({ action: 'reject', ids, versions, reason }, { onSuccess: done })}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </div>
  )
}
