import type { TierColour } from '@caseloom/contract'
import type { AdminMembership } from '../../../lib/membership/admin-page'

export const COLOUR_NAMES: Record<TierColour, string> = {
  linen: 'Linen',
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  premium: 'Indigo and gold',
}

/** Medusa's own badges in the nearest of their colours. */
export const BADGE_COLOURS: Record<TierColour, 'grey' | 'orange' | 'blue' | 'green' | 'purple'> = {
  linen: 'grey',
  bronze: 'orange',
  silver: 'blue',
  gold: 'green',
  premium: 'purple',
}

const CAUSES: Record<string, string> = {
  joined: 'Joined',
  designs: 'By their designs',
  tiers: 'The tiers changed',
  held: 'Given by hand',
  hold_ended: 'The time of a given tier was over',
  hold_removed: 'A given tier was taken back',
}
export const causeWords = (cause: string): string => CAUSES[cause] ?? cause

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
export const shownDay = (iso: string): string => DATE.format(new Date(iso))

export const percentWords = (discount: number): string => (discount > 0 ? `${discount}% off` : 'No discount')

/** How far it is to the next tier, or why there is none. */
export function nextWords({
  next,
  hold,
  tier,
}: Pick<NonNullable<AdminMembership['member']>, 'next' | 'hold' | 'tier'>): string {
  if (next) return `${next.missing} more to ${next.name}`
  return hold?.mode === 'exactly' && hold.tierId === tier.id
    ? 'More designs change nothing while it is held'
    : 'The highest tier'
}
