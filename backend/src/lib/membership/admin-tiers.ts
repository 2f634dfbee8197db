import { MEMBERSHIP_MODULE } from '@caseloom/membership'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import type { AdminTier } from './admin-page'
import { presentTier } from './present'

/** Every tier with how many customers are in it. */
export async function adminTiers(scope: MedusaContainer): Promise<AdminTier[]> {
  const [tiers, counts] = await Promise.all([
    scope.resolve(MEMBERSHIP_MODULE).ladder(),
    query(scope)<{ tier_id: string; members: string }>(
      `select tier_id, count(*) as members from membership_member where tier_id is not null group by tier_id`,
    ),
  ])
  const members = new Map(counts.map((row) => [row.tier_id, Number(row.members)]))
  return tiers.map((tier) => ({
    ...presentTier(tier),
    benefits: tier.benefits,
    version: tier.version,
    groupId: tier.customer_group_id,
    promotionId: tier.promotion_id,
    members: members.get(tier.id) ?? 0,
  }))
}
