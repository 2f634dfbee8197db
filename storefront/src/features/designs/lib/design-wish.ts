import { cleanSearch } from '~/lib/search-words'

export const DESIGN_SORTS = [
  { key: 'newest', label: 'Newest' },
  { key: 'oldest', label: 'Oldest' },
  { key: 'popular', label: 'Most liked' },
] as const
export type DesignSort = (typeof DESIGN_SORTS)[number]['key']

/** Which of their designs a customer wants to see, as the dashboard's address says it. */
export interface DesignWish {
  search: string
  sort: DesignSort
  page: number
}
export const ALL_DESIGNS: DesignWish = { search: '', sort: 'newest', page: 1 }

/** What stands in an address that somebody typed is taken where it makes sense, and left out where not. */
export function readWish(params: URLSearchParams): DesignWish {
  const page = Number(params.get('page'))
  return {
    search: cleanSearch(params.get('search') ?? ''),
    sort: DESIGN_SORTS.find(({ key }) => key === params.get('sort'))?.key ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** The address with this change; any other change than of the page goes back to the first page. */
export function writeWish(params: URLSearchParams, change: Partial<DesignWish>): URLSearchParams {
  const wish = { ...readWish(params), page: 1, ...change }
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  put('search', wish.search)
  put('sort', wish.sort === 'newest' ? '' : wish.sort)
  put('page', wish.page === 1 ? '' : String(wish.page))
  return next
}
