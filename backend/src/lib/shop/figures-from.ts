import type { ReviewSummary, ShopFigures } from '@caseloom/contract'

/** Of fewer nothing is said: three happy customers out of three are no figure. */
const LEAST = 10

export interface Sold {
  customers: number
  cases: number
}

/** What may be said of what was counted. */
export function figuresFrom({ customers, cases }: Sold, stars: ReviewSummary): ShopFigures {
  const enough = (count: number) => (count < LEAST ? null : count)
  const good = (stars.histogram[3] ?? 0) + (stars.histogram[4] ?? 0)
  const told = stars.count >= LEAST
  return {
    sample: false,
    customers: enough(customers),
    cases: enough(cases),
    rating: told ? stars.average : null,
    satisfaction: told ? Math.floor((good * 100) / stars.count) : null,
  }
}
