import type { AdminOrder } from '@caseloom/contract'
import type { ReturnFocus } from '~/components/ui/use-focus-return'
import { useKeptForm } from '../hooks/use-kept-form'
import { orderCount } from '../lib/order-count'
import { BulkOrders } from './bulk-orders'
import { ReasonDialog } from './reason-dialog'

interface BulkRejectDialogProps {
  orders: AdminOrder[]
  busy: boolean
  onReject: (reason: string) => void
  onClose: () => void
  returnFocus: ReturnFocus
}

/** Asks for one reason that all of them are rejected for. */
export function BulkRejectDialog({ orders, busy, onReject, onClose, returnFocus }: BulkRejectDialogProps) {
  const id = orders.map((order) => order.id).join()
  const [{ reason }, change] = useKeptForm('rejections', { id, orders, reason: '' })
  return (
    <ReasonDialog
      title={`Reject ${orderCount(orders.length)}`}
      reason={reason}
      onReason={(typed) => change({ reason: typed })}
      busy={busy}
      onReject={onReject}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <div className="mb-4">
        <BulkOrders orders={orders} />
      </div>
    </ReasonDialog>
  )
}
