import type { DataTableFilteringState } from '@medusajs/ui'

/** Where somebody is in a list. */
export interface ListPlace {
  search: string
  filtering: DataTableFilteringState
  /** From 0; in an address from 1. */
  pageIndex: number
}

const SEARCH = 'q'
const PAGE = 'page'
/** The filter that stands for none, where a list has some to begin with. */
const NONE = 'filters'

/** A filter that is taken away again may stay there without a value. */
const chosen = (filtering: DataTableFilteringState) =>
  Object.entries(filtering).filter(([, value]) => value !== undefined)
const same = (one: DataTableFilteringState, other: DataTableFilteringState) =>
  JSON.stringify(one) === JSON.stringify(other)

/** A radio's value as it is, and those of a select as a list. */
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
function read(text: string): unknown {
  if (!text.startsWith('[')) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** The query string of a place; what a list begins with is left out. */
export function writePlace(
  { search, filtering, pageIndex }: ListPlace,
  initial: DataTableFilteringState,
): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set(SEARCH, search)
  if (pageIndex > 0) params.set(PAGE, String(pageIndex + 1))
  if (same(filtering, initial)) return params
  const filters = chosen(filtering)
  if (filters.length === 0 && chosen(initial).length > 0) params.set(NONE, 'none')
  for (const [id, value] of filters) params.set(id, written(value))
  return params
}

/** What `writePlace` wrote, or somebody who made a link to a list; `filters`: the ids of those that the list has. */
export function readPlace(
  params: URLSearchParams,
  filters: readonly string[],
  initial: DataTableFilteringState,
): ListPlace {
  const page = Number(params.get(PAGE))
  const given = filters.flatMap((id) => {
    const text = params.get(id)
    return text ? [[id, read(text)] as const] : []
  })
  return {
    search: params.get(SEARCH) ?? '',
    filtering: given.length === 0 && !params.has(NONE) ? initial : Object.fromEntries(given),
    pageIndex: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
  }
}
