import { showsSomething } from '@caseloom/contract'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { Textarea } from '~/components/ui/textarea'
import type { ReturnFocus } from '~/components/ui/use-focus-return'
import { GoesOn } from './goes-on'

interface ReasonDialogProps {
  title: string
  /** Which order it is, where the title says it not. */
  about?: string
  reason: string
  onReason: (reason: string) => void
  busy: boolean
  onReject: (reason: string) => void
  onClose: () => void
  returnFocus?: ReturnFocus | undefined
  /** What is seen above the reason. */
  children?: ReactNode
}

/** Asks why; without a reason nothing is rejected. */
export function ReasonDialog({
  title,
  about,
  reason,
  onReason,
  busy,
  onReject,
  onClose,
  returnFocus,
  children,
}: ReasonDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      title={title}
      returnFocus={returnFocus}
      description={`${about ? `${about}. ` : ''}Provide a reason for rejection. The customer reads it, and the payment is given back.`}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {busy ? 'Close' : 'Cancel'}
          </Button>
          <Button
            variant="danger"
            disabled={!showsSomething(reason)}
            busy={busy}
            onClick={() => onReject(reason.trim())}
          >
            {busy ? 'Rejecting...' : title}
          </Button>
        </>
      }
    >
      {children}
      <Textarea
        label="Rejection Reason"
        maxLength={1000}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
      {busy ? <GoesOn /> : null}
    </Dialog>
  )
}
