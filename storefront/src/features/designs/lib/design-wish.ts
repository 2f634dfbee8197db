import { cleanSearch } from '~/lib/search-words'

export const DESIGN_SORTS = [
  { key: 'newest', label: 'Newest' },
  { key: 'oldest', label: 'Oldest' },
  { key: 'popular', label: 'Most liked' },
] as const
export const GALLERY_SORTS = [
  { key: 'popular', label: 'Most liked' },
  { key: 'newest', label: 'Newest' },
] as const
export type DesignSort = (typeof DESIGN_SORTS)[number]['key']

/** Which designs somebody wants to see, as the page's address says it. */
export interface DesignWish {
  search: string
  sort: DesignSort
  page: number
}
export const ALL_DESIGNS: DesignWish = { search: '', sort: 'newest', page: 1 }

/** How an address says it where these are the orders to choose from; the first is the one that nobody has to ask for. */
export function wishesOf(sorts: readonly { key: DesignSort }[]) {
  const usual = sorts[0]?.key ?? 'newest'

  /** What stands in an address that somebody typed is taken where it makes sense, and left out where not. */
  function read(params: URLSearchParams): DesignWish {
    const page = Number(params.get('page'))
    return {
      search: cleanSearch(params.get('search') ?? ''),
      sort: sorts.find(({ key }) => key === params.get('sort'))?.key ?? usual,
      page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    }
  }

  /** The address with this change; any other change than of the page goes back to the first page. */
  function write(params: URLSearchParams, change: Partial<DesignWish>): URLSearchParams {
    const wish = { ...read(params), page: 1, ...change }
    const next = new URLSearchParams(params)
    const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
    put('search', wish.search)
    put('sort', wish.sort === usual ? '' : wish.sort)
    put('page', wish.page === 1 ? '' : String(wish.page))
    return next
  }

  return { read, write }
}

export const ownWishes = wishesOf(DESIGN_SORTS)
export const galleryWishes = wishesOf(GALLERY_SORTS)
