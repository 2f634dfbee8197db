import { model } from '@medusajs/framework/utils'

/** What is put aside of a day's money for one call under way; the row goes with its end, or with its worker's. */
export const AiSpendHold = model.define('ai_spend_hold', {
  id: model.id({ prefix: 'aihold' }).primaryKey(),
  /** The slot's lease. */
  holder: model.text().unique(),
  /** 2026-11-21, in UTC. */
  day: model.text(),
  /** In thousandths of a penny. */
  amount: model.number(),
})
