import { model } from '@medusajs/framework/utils'

/**
 * A tier of the shop's members. Thresholds are distinct and one is 0 (see `ladder.ts`); the database keeps them so. Its migration has
 * what this language has no words for: one name whatever its case, and the bounds of `min_designs` and `discount`.
 */
export const MembershipTier = model
  .define('membership_tier', {
    id: model.id({ prefix: 'mtier' }).primaryKey(),
    name: model.text(),
    description: model.text(),
    min_designs: model.number(),
    icon: model.text(),
    colour: model.text(),
    discount: model.number(),
    benefits: model.json(),
    version: model.number().default(1),
    /** The version that group, promotion and members were last brought in line with. */
    followed_version: model.number().default(0),
    /** Who saved it last: an e-mail address; null for the shop. */
    changed_by: model.text().nullable(),
    customer_group_id: model.text().nullable(),
    promotion_id: model.text().nullable(),
  })
  .indexes([
    {
      name: 'IDX_membership_tier_min_designs_unique',
      on: ['min_designs'],
      unique: true,
      where: 'deleted_at is null',
    },
  ])
