import type { Membership } from '@caseloom/contract'
import { designCount } from './design-words'

type Standing = Pick<Membership, 'tier' | 'tiers' | 'designCount' | 'held'>

/** What deleting one more design may cost a member; null where they have designs to spare, or the shop gave them their tier. */
export function tierAtStake({ tier, tiers, designCount: count, held }: Standing): string | null {
  const below = tiers.filter(({ minDesigns }) => minDesigns < tier.minDesigns).at(-1)
  if (held || !below || count > tier.minDesigns) return null
  const discount = tier.discount > 0 ? `, and lose its ${tier.discount}% off` : ''
  return `Your ${tier.name} tier asks for ${designCount(tier.minDesigns)}, and you have no more than that. Without this one you may go back to ${below.name}${discount}.`
}
