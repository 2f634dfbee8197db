import type { Membership, MembershipTier } from '@caseloom/contract'
import { formatDate } from '~/lib/dates'

export const designsNeeded = (missing: number): string =>
  `${missing} ${missing === 1 ? 'design' : 'designs'} needed`

/** From how many designs to how many a tier goes: '6–15 designs', '51 designs and more'. */
export function rangeOf(
  tier: Pick<MembershipTier, 'minDesigns'>,
  tiers: Pick<MembershipTier, 'minDesigns'>[],
): string {
  const next = tiers.find(({ minDesigns }) => minDesigns > tier.minDesigns)
  if (!next) return `${tier.minDesigns} designs and more`
  const last = next.minDesigns - 1
  return last === tier.minDesigns ? `${last} designs` : `${tier.minDesigns}–${last} designs`
}

/** Why there is no next tier: this is the last, or the shop holds the customer at it. */
export const noNextWords = ({ tier, tiers }: Pick<Membership, 'tier' | 'tiers'>): string =>
  tiers.some(({ minDesigns }) => minDesigns > tier.minDesigns)
    ? 'This tier stays as it is, however many designs you make.'
    : 'This is the highest tier there is.'

/** That the shop gave the tier by hand, and until when. */
export const heldWords = ({ held }: Pick<Membership, 'held'>): string | null =>
  held && (held.until ? `We gave you this tier until ${formatDate(held.until)}.` : 'We gave you this tier.')
