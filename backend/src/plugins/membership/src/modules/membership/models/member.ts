import { model } from '@medusajs/framework/utils'

/** Where a customer stands, and the tier that somebody gave them by hand. */
export const Member = model
  .define('membership_member', {
    id: model.id({ prefix: 'memb' }).primaryKey(),
    customer_id: model.text().unique(),
    tier_id: model.text().index().nullable(),
    design_count: model.number().default(0),
    held_tier_id: model.text().nullable(),
    held_mode: model.enum(['at_least', 'exactly']).nullable(),
    held_reason: model.text().nullable(),
    held_by: model.text().nullable(),
    held_until: model.dateTime().nullable(),
  })
  .indexes([
    { name: 'IDX_membership_member_held_until', on: ['held_until'], where: 'held_until is not null' },
  ])
