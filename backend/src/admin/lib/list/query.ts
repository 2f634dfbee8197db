import type { DataTableFilteringState, DataTablePaginationState } from '@medusajs/ui'

/** What a list may be asked for: a wish that is empty is left out. */
export function withQuery(path: string, wishes: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, wish] of Object.entries(wishes)) {
    const text = String(wish ?? '').trim()
    if (text) query.set(name, text)
  }
  return `${path}?${query.toString()}`
}

/** A page as Medusa's own lists are asked for one. */
export const pageOf = ({ pageIndex, pageSize }: DataTablePaginationState) => ({
  limit: pageSize,
  offset: pageIndex * pageSize,
})

/** What is chosen in a filter: the value of a radio, or those of a select one after the other. */
export function chosenIn(filtering: DataTableFilteringState, id: string): string {
  const value = filtering[id]
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' ? value : ''
}

export interface Place {
  /** How many rows are on the page. */
  rows: number
  /** How many there are in all. */
  count: number
  pageIndex: number
  pageSize: number
}

/** The last page that has rows, where the one that was asked for has none left; null where nobody has to go anywhere. */
export const lastPage = ({ rows, count, pageIndex, pageSize }: Place): number | null =>
  rows === 0 && count > 0 && pageIndex > 0 ? Math.ceil(count / pageSize) - 1 : null
