import { model } from '@medusajs/framework/utils'

/**
 * What a day that is over came to, in UK time: so that all orders of all years need not be added up at every look. No approval of such a
 * day is deleted or dated anew.
 */
export const SalesDay = model.define('sales_day', {
  id: model.id({ prefix: 'sday' }).primaryKey(),
  /** Such as 2026-11-22. Every day has a row, from the first order to the last day that is closed. */
  day: model.text().unique(),
  orders: model.number(),
  /** What was taken that day less what was given back, and what banks took. */
  pence: model.number(),
})
