/** The key under which the history says why an order is not cancelled, though no change came in time. */
export const keptKey = (orderId: string, version: number): string => `kept_${orderId}_${version}`

/** The id of that entry, in SQL about an approval `a`. */
export const KEPT_ENTRY = `'apph_kept_' || a.order_id || '_' || a.version`
