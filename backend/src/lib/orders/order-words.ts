/** What identifies an order to people, as the search of administrators and its indexes have it: they match word for word, or not at all. */
export const ORDER_WORDS = `(o.id || ' #' || o.display_id::text || ' ' || coalesce(o.email, ''))`
/** The session that a customer knows: see lib/checkout/by-session.ts. */
export const SESSION_WORDS = `coalesce(c.stripe_session_id, c.id)`
export const NAME_WORDS = `(coalesce(d.first_name, '') || ' ' || coalesce(d.last_name, ''))`
