import type { ProductCard, ProductCardPage } from '@caseloom/contract'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { cardsQuery, type CardsWish } from '../api/list-cards'
import { shownPages } from '../lib/list-state'

export interface Cards {
  /** Those of all pages on the screen that are there. */
  cards: ProductCard[]
  /** The first page on the screen, with the counts; undefined while nothing has come yet. */
  head: ProductCardPage | undefined
  /** The page after the last one on the screen. */
  nextPage: number | null
  /** The first page of the screen before this one. */
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
  const more = useQueries({ queries: others.map((each) => ({ ...cardsQuery(wish, each), enabled })) })
  const settling = head.isPlaceholderData
  const rest = settling ? [] : more
  const pages = [head.data, ...rest.map(({ data }) => data)].filter((each) => each !== undefined)
  const failing = [head, ...rest].filter(({ isError }) => isError)
  const last = pages.length === rest.length + 1 ? pages.at(-1) : undefined
  return {
    cards: pages.flatMap(({ items }) => items),
    head: head.data,
    nextPage: last?.hasMore ? page + 1 : null,
    earlierPage: first > 1 ? first - 1 : null,
    settling,
    loadingMore: enabled && rest.some(({ isPending }) => isPending),
    failed: failing.length > 0,
    retry: () => failing.forEach(({ refetch }) => void refetch()),
  }
}
