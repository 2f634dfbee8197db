import { MEMBERSHIP_MODULE, progressOf, type ChangeRow } from '@caseloom/membership'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import type { AdminMembership } from './admin-page'
import { presentTier } from './present'
import { settleMembership } from './settle'
import { isStale, nextFor, readStanding, tierFor } from './standings'

const HISTORY = 50

/** A customer's membership as it is now; what lags behind is brought in line first, as for the customer. */
export async function adminMembership(scope: MedusaContainer, customerId: string): Promise<AdminMembership> {
  const tiers = await scope.resolve(MEMBERSHIP_MODULE).ladder()
  const found = await readStanding(scope, customerId)
  if (found && isStale(found, tiers)) await settleMembership(scope, customerId)
  const [standing, changes] = await Promise.all([
    readStanding(scope, customerId),
    query(scope)<ChangeRow>(
      `select * from membership_change where customer_id = ? and deleted_at is null
       order by created_at desc, id desc limit ?`,
      [customerId, HISTORY],
    ),
  ])
  const now = new Date()
  const tier = standing && tierFor(standing, tiers, now)
  const member = (): AdminMembership['member'] => {
    if (!standing || !tier) return null
    const { colour, discount } = presentTier(tier)
    const next = nextFor(standing, tiers, tier, now)
    const held = tiers.find(({ id }) => id === standing.held_tier_id)
    return {
      tier: { id: tier.id, name: tier.name, colour, discount },
      designs: standing.designs,
      next: next && { name: next.name, missing: progressOf(tier, next, standing.designs).missing },
      hold: held
        ? {
            tierId: held.id,
            tier: held.name,
            mode: standing.held_mode ?? 'exactly',
            reason: standing.held_reason ?? '',
            by: standing.held_by ?? '',
            until: standing.held_until?.toISOString() ?? null,
          }
        : null,
    }
  }
  return {
    tiers: tiers.map(({ id, name }) => ({ id, name })),
    member: member(),
    history: changes.map((row) => ({
      id: row.id,
      from: row.from_tier,
      to: row.to_tier,
      designs: row.design_count,
      cause: row.cause,
      by: row.by,
      reason: row.reason,
      at: row.created_at.toISOString(),
    })),
  }
}
