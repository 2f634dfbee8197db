/** Told when somebody keeps a picture as a design of theirs: `{ id, customer_id }`; `customer_id` null for a guest. */
export const DESIGN_CREATED = 'design.created'
/** Told when a design is taken away: `{ id, customer_id }`. */
export const DESIGN_DELETED = 'design.deleted'
/** Told when what a browser made became an account's: `{ customer_id, claimed }`. */
export const DESIGNS_CLAIMED = 'designs.claimed'
/** Told when an administrator decided on a design's publication: `{ id, customer_id, publication }`. */
export const DESIGN_REVIEWED = 'design.reviewed'
