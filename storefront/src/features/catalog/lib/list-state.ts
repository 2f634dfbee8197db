import type { ProductSort } from '@caseloom/contract'
import { paths } from '~/config/paths'
import { cleanSearch, oneLine } from '~/lib/search-words'

export const FILTERS = [
  { key: 'all', label: 'All Cases' },
  { key: 'eco', label: 'Eco-Friendly' },
  { key: 'flexi', label: 'Flexible' },
  { key: 'wireless', label: 'Wireless Ready' },
] as const
export type FilterKey = (typeof FILTERS)[number]['key']

export const SORTS = [
  { key: 'featured', label: 'Featured' },
  { key: 'price_asc', label: 'Price: low to high' },
  { key: 'price_desc', label: 'Price: high to low' },
  { key: 'rating', label: 'Best rated' },
  { key: 'newest', label: 'Newest' },
] as const satisfies readonly { key: ProductSort; label: string }[]

const CATEGORY_MAX = 100
const DEVICE_MAX = 80
const PAGE_MAX = 10_000

/** What the list shows, as its address says it. */
export interface ListState {
  search: string
  filter: FilterKey
  category: string
  /** Only cases for this phone. Empty: the remembered phone, or all. */
  device: string
  sort: ProductSort
  favourites: boolean
  page: number
}

function pageOf(text: string | null): number {
  const page = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), PAGE_MAX)
}

/** Never fails: what the list does not know counts as not said. */
export function readListState(params: URLSearchParams): ListState {
  const text = (name: string, max: number) => oneLine(params.get(name) ?? '', max)
  return {
    search: cleanSearch(params.get('search') ?? ''),
    filter: FILTERS.find(({ key }) => key === params.get('filter'))?.key ?? 'all',
    category: text('category', CATEGORY_MAX),
    device: text('device', DEVICE_MAX),
    sort: SORTS.find(({ key }) => key === params.get('sort'))?.key ?? 'featured',
    favourites: params.get('favourites') === '1',
    page: pageOf(params.get('page')),
  }
}

/** The address of a list; what is as usual is left out, so that each list has one address. */
export function listPath(state: Partial<ListState>): string {
  const { search, filter, category, device, sort, favourites, page } = state
  const params = new URLSearchParams()
  const say = (name: string, value: string | false | undefined) => {
    if (value) params.set(name, value)
  }
  say('search', search)
  say('filter', filter !== 'all' && filter)
  say('category', category)
  say('device', device)
  say('sort', sort !== 'featured' && sort)
  say('favourites', favourites && '1')
  say('page', page !== undefined && page > 1 && String(page))
  return params.size > 0 ? `${paths.products}?${params.toString()}` : paths.products
}

const forDevice = (path: string, device: string | undefined) =>
  device ? `${path}${path.includes('?') ? '&' : '?'}device=${encodeURIComponent(device)}` : path

/** From a list whose address names a phone, the ways to a case and to the studio name it too. */
export const casePath = (id: number, device?: string) => forDevice(paths.product(id), device)
export const studioPath = (id: number, device?: string) => forDevice(paths.customize(id), device)

/** The same list with a change; another list starts at its first page. */
export const changed = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
})

/** Whether anything narrows the list that 'Clear all' would take away. The phone has a place of its own. */
export const isNarrowed = ({ search, filter, category, favourites }: ListState) =>
  search !== '' || filter !== 'all' || category !== '' || favourites

export const CARDS_PER_PAGE = 24
/** So many pages stand below one another; the next then starts at the top again. */
const PAGES_TOGETHER = 5

/** The pages that stand on the screen for an address with `page`: 7 shows 6 and 7. */
export function shownPages(page: number): [number, ...number[]] {
  const first = page - ((page - 1) % PAGES_TOGETHER)
  return [first, ...Array.from({ length: page - first }, (_, index) => first + 1 + index)]
}

/** Whether 'Show more' of this page leads to a screen of its own. */
export const startsAnew = (page: number) => shownPages(page)[0] === page
