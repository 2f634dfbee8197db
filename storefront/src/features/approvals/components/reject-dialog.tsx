import type { ReturnFocus } from '~/components/ui/use-focus-return'
import { useRejectOrder } from '../api/decisions'
import { useKeptForm, type Rejected } from '../hooks/use-kept-form'
import { OrderReminder } from './order-reminder'
import { ReasonDialog } from './reason-dialog'

interface RejectDialogProps {
  order: Rejected
  onClose: () => void
  returnFocus?: ReturnFocus
}

export function RejectDialog({ order, onClose, returnFocus }: RejectDialogProps) {
  const [{ reason }, change] = useKeptForm('rejection', { id: order.id, order, reason: '' })
  const reject = useRejectOrder()
  return (
    <ReasonDialog
      title="Reject Order"
      about={`Order #${order.orderNumber}`}
      reason={reason}
      onReason={(typed) => change({ reason: typed })}
      busy={reject.isPending}
      onReject={(given) => reject.decide({ ...order, reason: given }, onClose)}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <OrderReminder order={order} />
    </ReasonDialog>
  )
}
