/** What identifies an order to people, as the search of administrators and its indexes have it: they match word for word, or not at all. */
export const ORDER_WORDS = `(o.id || ' #' || o.display_id::text || ' ' || coalesce(o.email, ''))`
export const NAME_WORDS = `(coalesce(d.first_name, '') || ' ' || coalesce(d.last_name, ''))`
