import { model } from '@medusajs/framework/utils'

/** What the pictures of one day cost, in thousandths of a penny: booked, and put aside for calls under way. */
export const AiSpendDay = model.define('ai_spend_day', {
  id: model.id({ prefix: 'aispend' }).primaryKey(),
  /** 2026-11-21, in UTC. */
  day: model.text().unique(),
  reserved: model.number(),
  spent: model.number(),
  warned_at: model.dateTime().nullable(),
})
