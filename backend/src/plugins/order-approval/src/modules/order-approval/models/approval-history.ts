import { model } from '@medusajs/framework/utils'

/** Who moved an approval from where to where, and why. Rows are only ever added. */
export const ApprovalHistory = model.define('approval_history', {
  id: model.id({ prefix: 'apph' }).primaryKey(),
  order_id: model.text().index(),
  from_status: model.text().nullable(),
  to_status: model.text(),
  by: model.text(),
  reason: model.text().nullable(),
  /** What the move changed on the lines: the design before and after. */
  changes: model.json().nullable(),
})
