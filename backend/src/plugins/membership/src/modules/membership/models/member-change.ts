import { model } from '@medusajs/framework/utils'

/** How a customer came to a tier, who did it and why. Rows are only ever added; names stay as they were. */
export const MemberChange = model
  .define('membership_change', {
    id: model.id({ prefix: 'mchg' }).primaryKey(),
    customer_id: model.text(),
    from_tier: model.text().nullable(),
    to_tier: model.text(),
    design_count: model.number(),
    cause: model.enum(['joined', 'designs', 'tiers', 'held', 'hold_ended', 'hold_removed']),
    by: model.text(),
    reason: model.text().nullable(),
  })
  .indexes([{ name: 'IDX_membership_change_customer_id', on: ['customer_id', 'created_at'] }])
