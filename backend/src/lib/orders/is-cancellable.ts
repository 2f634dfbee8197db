import { mayCancel } from '@caseloom/prodigi'
import type { OrderBundle } from './bundle'

/** Whether a print can still be stopped, as far as the shop knows; Prodigi has the last word. */
export const isCancellable = ({
  approval,
  submission,
}: Pick<OrderBundle, 'approval' | 'submission'>): boolean =>
  approval?.status === 'processed' && submission?.prodigi_order_id != null && mayCancel(submission.status)
