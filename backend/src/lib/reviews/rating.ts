import type { Rating, ReviewSummary } from '@caseloom/contract'
import type { RatingCount } from '../../modules/product_review/types'

/** Two places: what is shown has one, what is compared and marked up for search engines may want more. */
const rounded = (value: number) => Math.round(value * 100) / 100

/** How many gave 1 to 5 stars, and their average; an average of 0 where nobody has. */
export function summaryOf(counts: readonly RatingCount[]): ReviewSummary {
  const histogram = [1, 2, 3, 4, 5].map((stars) =>
    counts.filter(({ rating }) => rating === stars).reduce((sum, { count }) => sum + count, 0),
  )
  const count = histogram.reduce((sum, many) => sum + many, 0)
  const stars = histogram.reduce((sum, many, at) => sum + many * (at + 1), 0)
  return {
    average: count === 0 ? 0 : rounded(stars / count),
    count,
    sample: counts.some(({ samples }) => samples > 0),
    histogram,
  }
}

/** The rating of each product that has reviews. */
export function ratingsFrom(counts: readonly RatingCount[]): Map<string, Rating> {
  const byProduct = new Map<string, RatingCount[]>()
  for (const row of counts) {
    const known = byProduct.get(row.product_id)
    if (known) known.push(row)
    else byProduct.set(row.product_id, [row])
  }
  return new Map(
    [...byProduct].map(([id, rows]) => {
      const { average, count, sample } = summaryOf(rows)
      return [id, { average, count, sample }]
    }),
  )
}
