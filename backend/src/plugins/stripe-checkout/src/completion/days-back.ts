/** So long after the payment a bank may still take a customer's side; an older dispute than that is over. */
export const ALL_DAYS = 120
/** What most looks go back: far more than passes between two of them. */
export const RECENT_DAYS = 2
/** How often all are looked at: for the end of an old one whose event was lost, and for payments that the shop came to know late. */
const ALL_EACH_MS = 3_600_000

/**
 * How many days back a look for disputes goes. A busy shop has many pages of them in all, and a look is made each 30 s; so it is at all
 * of them only where this process has not done that within the hour, be it that it just started, or that Stripe did not answer.
 * @param lookedAtAll when it did, and `now`, both in milliseconds of the same steady clock
 */
export const daysBack = (lookedAtAll: number | null, now: number): number =>
  lookedAtAll !== null && now - lookedAtAll < ALL_EACH_MS ? RECENT_DAYS : ALL_DAYS
