import type { AdminOrderDetail, OrderRow } from '@caseloom/contract'
import type { AdjustmentRow, LineDesign } from '@caseloom/order-approval'
import type { OrderBundle } from '../bundle'
import type { ShopOrderLine } from '../shop-order'
import { isOverdue } from './state'

/** What is asked of this line's customer while the order waits for it, and there is time. */
export function rowAdjustment(bundle: OrderBundle, line: ShopOrderLine, now: Date): OrderRow['adjustment'] {
  const { approval, adjustments } = bundle
  if (approval?.status !== 'adjustment_requested' || isOverdue(bundle, now)) return null
  const row = adjustments.find(({ line_id }) => line_id === line.id)
  if (!row) return null
  return {
    remark: row.remark,
    deadline: new Date(row.deadline).toISOString(),
    token: row.answered_at ? null : row.token,
  }
}

/** The customer's change is what is to be decided on. */
export const isAdjusted = ({ approval, adjustments }: OrderBundle): boolean =>
  approval?.status === 'pending_admin_approval' && adjustments.some(({ answered_at }) => answered_at)

const shown = ({ designName, imageUrl, recipeHash }: LineDesign) => ({ designName, imageUrl, recipeHash })

export const presentChanges = (
  changes: readonly { lineId: string; before: LineDesign; after: LineDesign }[] | null,
): AdminOrderDetail['history'][number]['changes'] =>
  (changes ?? []).map(({ lineId, before, after }) => ({ lineId, before: shown(before), after: shown(after) }))

export const presentAdjustment = (row: AdjustmentRow): AdminOrderDetail['adjustments'][number] => ({
  lineId: row.line_id,
  remark: row.remark,
  askedBy: row.asked_by,
  askedAt: new Date(row.created_at).toISOString(),
  deadline: new Date(row.deadline).toISOString(),
  answeredAt: row.answered_at ? new Date(row.answered_at).toISOString() : null,
  before: shown(row.before),
  after: row.after ? shown(row.after) : null,
})
