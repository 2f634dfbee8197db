/**
 * Told when a tier was added or changed, `{ by, tierId }`, or taken away, `{ by }`. Whoever knows the members looks at them anew, and
 * notes then that the tier was followed (`noteFollowed`).
 */
export const TIERS_CHANGED = 'membership.tiers_changed'
