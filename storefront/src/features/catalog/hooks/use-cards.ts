import type { ProductCard, ProductCardPage } from '@caseloom/contract'
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { cardsQuery, furtherCardsQuery, type CardsWish } from '../api/list-cards'
import { shownPages } from '../lib/list-state'

export interface Cards {
  /** Those of all pages on the screen that are there. */
  cards: ProductCard[]
  /** The first page on the screen, with the counts; undefined while nothing has come yet. */
  head: ProductCardPage | undefined
  /** The page after the last one on the screen. */
  nextPage: number | null
  /** The last page of the screen before this one. */
  earlierPage: number | null
  /** What stands here is of the address before, until the new list comes. */
  settling: boolean
  loadingMore: boolean
  failed: boolean
  retry: () => void
}

/** The cards of a list's address. A new list replaces the old one when it is there, so nothing flashes. */
export function useCards(wish: CardsWish, page: number, { enabled = true } = {}): Cards {
  const [first, ...others] = shownPages(page)
  const head = useQuery({ ...cardsQuery(wish, first), enabled, placeholderData: keepPreviousData })
  const settling = head.isPlaceholderData
  const query = furtherCardsQuery(wish, others)
  const wanted = enabled && others.length > 0
  const further = useQuery({
    ...query,
    enabled: wanted,
    // While one more page of the same list comes, those before it stay.
    placeholderData: (before, from) =>
      from && hashKey([from.queryKey[1]]) === hashKey([query.queryKey[1]]) ? before : undefined,
  })
  const rest = wanted && !settling ? (further.data ?? []) : []
  const loadingMore = wanted && !further.isLoadingError && (further.isPending || further.isPlaceholderData)
  const pages = [...(head.data ? [head.data] : []), ...rest]
  const failing = [head, ...(wanted ? [further] : [])].filter(({ isLoadingError }) => isLoadingError)
  const complete = !loadingMore && failing.length === 0
  return {
    cards: pages.flatMap(({ items }) => items),
    head: head.data,
    nextPage: complete && pages.at(-1)?.hasMore ? page + 1 : null,
    earlierPage: first > 1 ? first - 1 : null,
    settling,
    loadingMore,
    failed: failing.length > 0,
    retry: () => failing.forEach(({ refetch }) => void refetch()),
  }
}
