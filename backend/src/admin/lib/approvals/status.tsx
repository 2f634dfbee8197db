import type { AdminOrder } from '@caseloom/contract'
import { StatusBadge } from '@medusajs/ui'

type Status = AdminOrder['status']
type Colour = 'green' | 'purple' | 'red' | 'orange' | 'blue' | 'grey'

export const STATUSES: Record<Status, { label: string; colour: Colour }> = {
  pending_admin_approval: { label: 'Pending approval', colour: 'orange' },
  adjustment_requested: { label: 'Waiting for customer', colour: 'purple' },
  processing: { label: 'Processing', colour: 'blue' },
  processed: { label: 'Processed', colour: 'green' },
  prodigi_failed: { label: 'Print failed', colour: 'red' },
  rejecting: { label: 'Being rejected', colour: 'blue' },
  cancelling: { label: 'Being cancelled', colour: 'blue' },
  rejected: { label: 'Rejected', colour: 'red' },
  cancelled: { label: 'Cancelled', colour: 'grey' },
}

export const statusWords = (status: string): string =>
  status in STATUSES ? STATUSES[status as Status].label : status

export function Status({ status }: { status: Status }) {
  const { label, colour } = STATUSES[status]
  return <StatusBadge color={colour}>{label}</StatusBadge>
}

/** It waits for somebody's decision, the first or, after a failed print, the next. */
export const isOpen = (status: Status): boolean =>
  status === 'pending_admin_approval' || status === 'adjustment_requested' || status === 'prodigi_failed'

/** A decision is being carried out. */
export const isUnderWay = (status: Status): boolean =>
  status === 'processing' || status === 'rejecting' || status === 'cancelling'
