import type { TierColour } from '@caseloom/contract'

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
