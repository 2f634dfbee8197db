import type { SubmissionRow } from '@caseloom/prodigi'

/** Whether Prodigi has taken an order, as far as the shop knows, and not given it up since. */
export const hasPrint = (
  submission: Pick<SubmissionRow, 'prodigi_order_id' | 'status'> | null | undefined,
): boolean => submission?.prodigi_order_id != null && submission.status !== 'cancelled'
