import { z } from 'zod'

export const APPROVAL_STATUSES = [
  'pending_admin_approval',
  'adjustment_requested',
  'processing',
  'processed',
  'rejecting',
  'rejected',
  'prodigi_failed',
  'cancelling',
  'cancelled',
] as const
export const NO_STATUS = 'There is no such status'
export const approvalStatusSchema = z.enum(APPROVAL_STATUSES, NO_STATUS)
