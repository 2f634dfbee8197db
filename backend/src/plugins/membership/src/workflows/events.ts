/** Told when a tier was added, changed or taken away: `{ by }`. Whoever knows the members looks at them anew. */
export const TIERS_CHANGED = 'membership.tiers_changed'
