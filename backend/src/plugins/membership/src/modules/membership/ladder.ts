import type { Hold, TierDraft, TierRow } from './types'

type Rung = Pick<TierRow, 'id' | 'min_designs'>

/** Tiers from the first on. */
export const inOrder = <T extends Pick<TierRow, 'min_designs'>>(tiers: T[]): T[] =>
  [...tiers].sort((a, b) => a.min_designs - b.min_designs)

/** The tier that so many designs lead to; null only where there is no tier at all. */
export function tierOf<T extends Rung>(tiers: T[], designs: number): T | null {
  const ladder = inOrder(tiers)
  return ladder.filter(({ min_designs: least }) => least <= designs).at(-1) ?? ladder[0] ?? null
}

export const nextTierOf = <T extends Rung>(tiers: T[], present: Rung): T | null =>
  inOrder(tiers).find(({ min_designs: least }) => least > present.min_designs) ?? null

/** Where a tier that was given by hand no longer is, or has ended, designs alone decide. */
export const stillHolds = (hold: Pick<Hold, 'until'> | null, now: Date): boolean =>
  hold !== null && (hold.until === null || hold.until > now)

/** The tier that a customer has: by their designs, or by a hand that goes before them. */
export function standingTier<T extends Rung>(
  tiers: T[],
  designs: number,
  hold: Pick<Hold, 'tierId' | 'mode' | 'until'> | null,
  now: Date,
): T | null {
  const earned = tierOf(tiers, designs)
  const given = stillHolds(hold, now) ? tiers.find(({ id }) => id === hold?.tierId) : undefined
  if (!given || !earned) return earned
  return hold?.mode === 'exactly' || given.min_designs > earned.min_designs ? given : earned
}

/** The tier that more designs lead to from the one that a customer has; null also while a hand holds that one exactly. */
export function standingNext<T extends Rung>(
  tiers: T[],
  present: Rung,
  hold: Pick<Hold, 'tierId' | 'mode' | 'until'> | null,
  now: Date,
): T | null {
  const isHeld = hold?.mode === 'exactly' && hold.tierId === present.id && stillHolds(hold, now)
  return isHeld ? null : nextTierOf(tiers, present)
}

/** How far it is from this tier to the next: percent, and designs that are still to be made. */
export function progressOf(
  present: Rung,
  next: Rung | null,
  designs: number,
): { percent: number; missing: number } {
  if (!next) return { percent: 100, missing: 0 }
  const way = (designs - present.min_designs) / (next.min_designs - present.min_designs)
  return {
    percent: Math.round(Math.min(1, Math.max(0, way)) * 100),
    missing: Math.max(0, next.min_designs - designs),
  }
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
const whole = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most

export const MOST_DESIGNS = 100_000

/** Why this tier does not fit among the others; null where it does. */
export function faultOf(
  draft: Pick<TierDraft, 'name' | 'minDesigns' | 'discount'>,
  others: Pick<TierRow, 'name' | 'min_designs'>[],
): string | null {
  if (!draft.name.trim()) return 'Give the tier a name'
  if (!whole(draft.minDesigns, MOST_DESIGNS))
    return `From how many designs on: a whole number from 0 to ${MOST_DESIGNS.toLocaleString('en-GB')}`
  if (!whole(draft.discount, 100)) return 'The discount is a whole number of percent from 0 to 100'
  const namesake = others.find(({ name }) => sameName(name, draft.name))
  if (namesake) return `There is a tier called ${namesake.name} already`
  const level = others.find(({ min_designs: least }) => least === draft.minDesigns)
  if (level)
    return `${level.name} begins at ${draft.minDesigns} designs too: give each tier a number of its own`
  if (draft.minDesigns > 0 && !others.some(({ min_designs: least }) => least === 0))
    return 'One tier has to begin at 0 designs: everybody is in it until they have made more'
  return null
}
