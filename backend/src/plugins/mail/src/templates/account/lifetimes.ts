import type { Shop } from '../parts/shop'
import { ukTime } from '../uk-time'

const HOUR_MS = 3_600_000
/** How long the links in mails work (they end with the token behind them). */
export const RESET_HOURS = 1
export const VERIFY_HOURS = 24

/** When a link made with this mail ends. */
const endOf = ({ askedAt }: Shop, hours: number) => new Date(askedAt.getTime() + hours * HOUR_MS)

/** True where the mail waited so long that its link works no more: it then says so and leads to a new one. */
export const isLate = (shop: Shop, hours: number): boolean => shop.now >= endOf(shop, hours)

/** `Sat 21 Nov 2026 at 18:05`, when a link made with this mail ends. */
export const linkEnd = (shop: Shop, hours: number): string => ukTime(endOf(shop, hours).toISOString())
