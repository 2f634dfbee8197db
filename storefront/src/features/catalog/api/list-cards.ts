import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { CARDS_PER_PAGE, type ListState } from '../lib/list-state'

/** Which cards: all of a list's address but the page, and, for favourites, their numbers. */
export interface CardsWish extends Partial<Pick<ListState, 'search' | 'filter' | 'category' | 'sort'>> {
  device?: string | null
  ids?: readonly number[] | null
}

/** What is not said is left out, so that page, loader and other pages share an entry. */
function asked({ search, filter, category, sort, device, ids }: CardsWish) {
  return {
    ...(search ? { search } : {}),
    ...(filter && filter !== 'all' ? { filter } : {}),
    ...(category ? { category } : {}),
    ...(device ? { device } : {}),
    ...(ids ? { ids: ids.join(',') } : {}),
    ...(sort && sort !== 'featured' ? { sort } : {}),
  }
}

/** The server answers an unchanged list with a 304, so asking is cheap. */
const COMMON = { staleTime: 15_000, meta: { silent: true } } as const

export function cardsQuery(wish: CardsWish = {}, page = 1, limit = CARDS_PER_PAGE) {
  const query = {
    ...asked(wish),
    ...(page > 1 ? { page } : {}),
    ...(limit === CARDS_PER_PAGE ? {} : { limit }),
  }
  return queryOptions({
    queryKey: ['cards', query],
    queryFn: ({ signal }) => api.call('listProductCards', { query, signal }),
    ...COMMON,
  })
}

/** Further pages of a list, all at once. */
export function furtherCardsQuery(wish: CardsWish, pages: number[]) {
  const query = asked(wish)
  return queryOptions({
    queryKey: ['cards', query, pages],
    queryFn: ({ signal }) =>
      Promise.all(pages.map((page) => api.call('listProductCards', { query: { ...query, page }, signal }))),
    ...COMMON,
  })
}
