import { useRejectOrder, type Looked } from '../api/decisions'
import { ReasonDialog } from './reason-dialog'

export function RejectDialog({ order, onClose }: { order: Looked; onClose: () => void }) {
  const reject = useRejectOrder()
  return (
    <ReasonDialog
      title="Reject Order"
      busy={reject.isPending}
      onReject={(reason) => reject.decide({ ...order, reason }, onClose)}
      onClose={onClose}
    />
  )
}
