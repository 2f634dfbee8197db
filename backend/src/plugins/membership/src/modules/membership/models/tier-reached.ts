import { model } from '@medusajs/framework/utils'

/** That a customer reached a tier, once and for all: neither its mail nor its celebration comes a second time. */
export const TierReached = model
  .define('membership_reached', {
    id: model.id({ prefix: 'mrch' }).primaryKey(),
    customer_id: model.text(),
    tier_id: model.text(),
    news: model.enum(['due', 'told', 'none']).default('none'),
    celebrate: model.boolean().default(false),
  })
  .indexes([
    { name: 'IDX_membership_reached_due', on: ['customer_id'], where: "news = 'due'" },
    { on: ['customer_id', 'tier_id'], unique: true },
  ])
