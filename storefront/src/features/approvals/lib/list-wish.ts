/** Which orders an administrator wants to see, as the address of the panel says it. */
export interface ListWish {
  search: string
  /** First and last day of ordering, such as 2026-11-22; empty for any. */
  from: string
  to: string
  sort: 'newest' | 'oldest'
  page: number
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const day = (text: string | null) => (text && DAY.test(text) ? text : '')

/** What stands in an address that somebody typed is taken where it makes sense, and left out where not. */
export function readWish(params: URLSearchParams): ListWish {
  const page = Number(params.get('page'))
  return {
    search: (params.get('q') ?? '').trim().slice(0, 100),
    from: day(params.get('from')),
    to: day(params.get('to')),
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** The address with this change; any other change than of the page goes back to the first page. */
export function writeWish(params: URLSearchParams, change: Partial<ListWish>): URLSearchParams {
  const wish = { ...readWish(params), page: 1, ...change }
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  put('q', wish.search)
  put('from', wish.from)
  put('to', wish.to)
  put('sort', wish.sort === 'newest' ? '' : wish.sort)
  put('page', wish.page === 1 ? '' : String(wish.page))
  return next
}

/** The address of another tab, with the same words, days and order of the list, from its first page. */
export function inTab(params: URLSearchParams, tab: string): URLSearchParams {
  const next = writeWish(params, {})
  next.set('tab', tab)
  next.delete('order')
  return next
}

export const isNarrowed = ({ search, from, to }: ListWish): boolean =>
  search !== '' || from !== '' || to !== ''

/** So short a search finds whole names alone; digits are an order's number. */
export const isShort = (search: string): boolean => /^(?!#?\d+$).{1,2}$/u.test(search)

/** What to try where a narrowed list is empty. */
export function whyNone(wish: ListWish): string {
  if (wish.from && wish.to && wish.from > wish.to)
    return '‘Ordered from’ is a later day than ‘Ordered until’. Choose other days.'
  return isShort(wish.search)
    ? 'One or two letters find a whole name, such as Ng; three find parts of it, too.'
    : 'Search for other words, or choose other days.'
}
