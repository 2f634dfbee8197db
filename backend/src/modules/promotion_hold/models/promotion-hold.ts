import { model } from '@medusajs/framework/utils'

/** One use of a limited promotion, kept for a checkout from the opening of its payment page. */
const PromotionHold = model
  .define('promotion_hold', {
    id: model.id({ prefix: 'phold' }).primaryKey(),
    checkout_id: model.text().unique(),
    promotion_id: model.text().index(),
    /** What it takes off, for a budget of money. */
    pence: model.number(),
    /** held, counted (it was paid, and Medusa's counters know of it), returned (counted once, and given back) or released */
    state: model.text().default('held'),
  })
  .indexes([
    { name: 'IDX_promotion_hold_counted', on: ['checkout_id'], where: "state = 'counted'" },
    { name: 'IDX_promotion_hold_unsettled', on: ['checkout_id'], where: "state in ('held', 'released')" },
  ])
export default PromotionHold
