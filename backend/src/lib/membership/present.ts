import type { Membership, MembershipTier } from '@caseloom/contract'
import { TIER_COLOURS, TIER_ICONS } from '@caseloom/contract'
import { progressOf, type TierRow } from '@caseloom/membership'
import { env } from '../../env'
import { nextFor, tierFor, type Standing } from './standings'

/** What a tier brings, the discount first, so that what is said of it is always what is taken off. */
export const benefitsOf = ({ discount, benefits }: Pick<TierRow, 'discount' | 'benefits'>): string[] =>
  discount > 0 ? [`${discount}% off every order, applied automatically`, ...benefits] : benefits

export const presentTier = (tier: TierRow): MembershipTier => ({
  id: tier.id,
  name: tier.name,
  description: tier.description,
  minDesigns: tier.min_designs,
  icon: TIER_ICONS.find((icon) => icon === tier.icon) ?? 'star',
  colour: TIER_COLOURS.find((colour) => colour === tier.colour) ?? 'linen',
  discount: tier.discount,
  benefits: benefitsOf(tier),
})

/** What a shop says that has no tiers: everybody is a Starter. */
const STARTER: MembershipTier = {
  id: 'starter',
  name: 'Starter',
  description: 'Just getting started with your creative journey',
  minDesigns: 0,
  icon: 'sprout',
  colour: 'linen',
  discount: 0,
  benefits: [],
}

export function presentMembership(standing: Standing, tiers: TierRow[], now = new Date()): Membership {
  const countedPerDay = env.MEMBERSHIP_DESIGNS_PER_DAY
  const tier = tierFor(standing, tiers, now)
  if (!tier)
    return {
      tier: STARTER,
      designCount: standing.designs,
      countedPerDay,
      nextTier: null,
      designsUntilNextTier: 0,
      progress: 100,
      benefits: [],
      tiers: [STARTER],
      held: null,
      celebrate: null,
    }
  const next = nextFor(standing, tiers, tier, now)
  const { percent, missing } = progressOf(tier, next, standing.designs)
  const shown = presentTier(tier)
  const isHeld = standing.held_tier_id === tier.id
  return {
    tier: shown,
    designCount: standing.designs,
    countedPerDay,
    nextTier: next && { name: next.name, minDesigns: next.min_designs },
    designsUntilNextTier: missing,
    progress: percent,
    benefits: shown.benefits,
    tiers: tiers.map(presentTier),
    held: isHeld ? { until: standing.held_until?.toISOString() ?? null } : null,
    // Who has fallen back since has nothing to celebrate.
    celebrate: standing.celebrate === tier.id ? tier.id : null,
  }
}
