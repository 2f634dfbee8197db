/** In seconds since 1970. */
export interface Look {
  /** When it was made, by the shop's database. */
  askedAt: number
  /** When the latest event came about that Stripe has ever named, by Stripe's own clock. */
  newest: number | null
}

/** Twice as long as a page lives, so that clocks may differ by hours. */
const FIRST_LOOK_SECONDS = 86_400
/** An event may be listed a moment after a later one, and one whose checkout somebody else is at is wanted again. */
const MARGIN_SECONDS = 180

/** Since when a look has to ask for events, if the `last` one found all until then. Of two clocks it goes by the one that is behind. */
export const lookFrom = (last: Look | null, now: number): number =>
  last === null || last.newest === null
    ? now - FIRST_LOOK_SECONDS
    : Math.min(last.askedAt, last.newest) - MARGIN_SECONDS
