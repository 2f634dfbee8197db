import type { Review, ReviewPage } from '@caseloom/contract'

/** The reviews of all pages, each once: a new one moves the others on to the next page. */
export function reviewsOf(pages: readonly ReviewPage[]): Review[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((review) => [review.id, review]))
  return [...byId.values()]
}
