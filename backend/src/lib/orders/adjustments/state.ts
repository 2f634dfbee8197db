import type { Adjustment } from '@caseloom/contract'
import type { AdjustmentRow } from '@caseloom/order-approval'
import type { OrderBundle } from '../bundle'
import { DEADLINE } from '../cancellation'

type State = Pick<Adjustment, 'state' | 'says'>

const EXPIRED: State = {
  state: 'expired',
  says: 'The time for this change is over. The order is cancelled, and any payment for it is released or refunded.',
}

/** For less than a minute, unless the order is kept. */
const OVERDUE: State = {
  state: 'expired',
  says: 'The time for this change is over. We are looking at your order.',
}

/** Whether an order still waits for a change that did not come in time: it is cancelled next, or kept for a person to decide. */
export const isOverdue = (
  { approval, adjustments }: Pick<OrderBundle, 'approval' | 'adjustments'>,
  now: Date,
): boolean =>
  approval?.status === 'adjustment_requested' &&
  adjustments.some(({ answered_at, deadline }) => !answered_at && new Date(deadline) <= now)

/** How a change that was asked for stands, for whoever holds its link. */
export function stateOf(
  row: Pick<AdjustmentRow, 'round' | 'answered_at' | 'deadline'>,
  { approval, adjustments }: Pick<OrderBundle, 'approval' | 'adjustments'>,
  now: Date,
): State {
  if (row.answered_at)
    return {
      state: 'answered',
      says: 'Your change has been sent already. You can follow the order in your account.',
    }
  if (adjustments.some(({ round }) => round > row.round))
    return {
      state: 'closed',
      says: 'We have asked for another change since. Please use the link in our latest mail.',
    }
  if (approval?.status === 'adjustment_requested')
    return new Date(row.deadline) > now
      ? { state: 'open', says: 'We need one change before we print this case.' }
      : OVERDUE
  if (approval?.decided_by === DEADLINE) return EXPIRED
  const ended = approval && /^(reject|cancel)/.test(approval.status)
  return {
    state: 'closed',
    says: ended
      ? 'This order is not printed any more, so no change is needed.'
      : 'This order has been accepted as it is, so no change is needed.',
  }
}
