import type { AdminOrder } from '@caseloom/contract'
import type { Tone } from '~/components/ui/badge'

export type ApprovalStatus = AdminOrder['status']

const SHOWN: Record<ApprovalStatus, { label: string; tone: Tone }> = {
  pending_admin_approval: { label: 'Pending Approval', tone: 'weld' },
  adjustment_requested: { label: 'Waiting for Customer', tone: 'note' },
  processing: { label: 'Processing', tone: 'note' },
  processed: { label: 'Processed', tone: 'good' },
  rejecting: { label: 'Rejecting', tone: 'note' },
  rejected: { label: 'Rejected', tone: 'bad' },
  prodigi_failed: { label: 'Print Failed', tone: 'bad' },
  cancelling: { label: 'Cancelling', tone: 'note' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}

export function approvalLabel(status: string): string {
  return status in SHOWN ? SHOWN[status as ApprovalStatus].label : status
}

export function approvalTone(status: string): Tone {
  return status in SHOWN ? SHOWN[status as ApprovalStatus].tone : 'neutral'
}

/** An order that waits for a decision or its customer, or whose print failed, can be processed or rejected. */
export function canDecide(status: string): boolean {
  return (
    status === 'pending_admin_approval' || status === 'adjustment_requested' || status === 'prodigi_failed'
  )
}

/** What the button of a decision says that is being carried out, which the one just pressed is not known to be yet. */
export const runningWords = (status: string): string =>
  `${approvalLabel(isRunning(status) ? status : 'processing')}...`

/** A decision is being carried out; the answer comes by itself. */
export function isRunning(status: string): boolean {
  return status === 'processing' || status === 'rejecting' || status === 'cancelling'
}
