import { businessDays } from './business-days'

/** Stripe shows at most five. */
const AT_MOST = 5

const slowest = (days: string) => businessDays(days)?.[1] ?? 0

/** Those of some deliveries that a payment page offers: the cheapest first, and of those at one price the slower first. */
export const offered = <Delivery extends { price: number; days: string }>(
  deliveries: readonly Delivery[],
): Delivery[] =>
  [...deliveries].sort((a, b) => a.price - b.price || slowest(b.days) - slowest(a.days)).slice(0, AT_MOST)
