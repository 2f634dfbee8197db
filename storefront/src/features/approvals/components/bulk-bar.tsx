import type { AdminOrder, BulkResult } from '@caseloom/contract'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { formatMoney } from '~/lib/money'
import { useBulkDecision } from '../api/bulk'
import { orderCount } from '../lib/order-count'
import { totalOf } from '../lib/total-of'
import { BulkProcessDialog } from './bulk-process-dialog'
import { ReasonDialog } from './reason-dialog'

interface BulkBarProps {
  orders: AdminOrder[]
  onClear: () => void
  onFailures: (failures: BulkResult[]) => void
}

const looked = (orders: AdminOrder[]) => ({
  ids: orders.map(({ id }) => id),
  versions: Object.fromEntries(orders.map(({ id, version }) => [id, version])),
  contents: Object.fromEntries(orders.map(({ id, contents }) => [id, contents])),
})

/** What to do with the chosen orders. It keeps to the foot of the window, and asks before money moves. */
export function BulkBar({ orders, onClear, onFailures }: BulkBarProps) {
  const [asking, setAsking] = useState<'process' | 'reject' | null>(null)
  const bulk = useBulkDecision(onFailures)
  const close = () => setAsking(null)
  const onSuccess = () => {
    close()
    onClear()
  }
  return (
    <div
      role="region"
      aria-label="Chosen orders"
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-xl border border-line-strong bg-surface px-5 py-3 shadow-float shallow:static"
    >
      <p aria-live="polite" className="mr-auto font-semibold max-sm:w-full">
        {orderCount(orders.length)} chosen · {formatMoney(totalOf(orders))}
      </p>
      <Button size="sm" busy={bulk.isPending} onClick={() => setAsking('process')}>
        Process
      </Button>
      <Button size="sm" variant="danger" disabled={bulk.isPending} onClick={() => setAsking('reject')}>
        Reject
      </Button>
      <Button size="sm" variant="ghost" className="max-sm:ml-auto" onClick={onClear}>
        Clear
      </Button>
      {asking === 'process' ? (
        <BulkProcessDialog
          orders={orders}
          busy={bulk.isPending}
          onProcess={(chosen) => bulk.mutate({ action: 'process', ...looked(chosen) }, { onSuccess })}
          onClose={close}
        />
      ) : null}
      {asking === 'reject' ? (
        <ReasonDialog
          title={`Reject ${orderCount(orders.length)}`}
          busy={bulk.isPending}
          onReject={(reason) => bulk.mutate({ action: 'reject', reason, ...looked(orders) }, { onSuccess })}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
