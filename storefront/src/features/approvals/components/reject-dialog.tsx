import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { Textarea } from '~/components/ui/textarea'
import { useRejectOrder } from '../api/approvals'

export function RejectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const reject = useRejectOrder()
  return (
    <Dialog
      open
      size="sm"
      title="Reject Order"
      description="Provide a reason for rejection. The customer reads it, and the payment is given back."
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            disabled={reason.trim() === ''}
            busy={reject.isPending}
            onClick={() => reject.decide({ id, reason: reason.trim() }, onClose)}
          >
            {reject.isPending ? 'Rejecting...' : 'Reject Order'}
          </Button>
        </>
      }
    >
      <Textarea
        label="Rejection Reason"
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
