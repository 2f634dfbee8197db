import type { DataTableFilteringState, DataTablePaginationState } from '@medusajs/ui'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readPlace, writePlace } from './place'

/** Medusa's lists have as many rows. */
const PAGE_SIZE = 20

/**
 * What somebody looks for in a list, which the page's address keeps: Back and reload show the same list again. The table goes back
 * to the first page itself when they look for something else.
 * @param filters the ids of those that the list has
 * @param initial the filters of an address that says nothing
 */
export function useListState(
  filters: readonly string[],
  initial: DataTableFilteringState = {},
  pageSize = PAGE_SIZE,
) {
  const { key } = useLocation()
  const [begin] = useState(() => readPlace(new URLSearchParams(window.location.search), filters, initial))
  const [search, setSearch] = useState(begin.search)
  const [filtering, setFiltering] = useState(begin.filtering)
  const [pagination, setPagination] = useState<DataTablePaginationState>({
    pageIndex: begin.pageIndex,
    pageSize,
  })
  const goTo = useCallback((pageIndex: number) => setPagination((present) => ({ ...present, pageIndex })), [])

  const query = writePlace({ search, filtering, pageIndex: pagination.pageIndex }, initial).toString()
  useEffect(() => {
    // Past the router: a step of its own would call off one to the page of a row that was clicked just now.
    const { history, location } = window
    history.replaceState(history.state, '', query ? `${location.pathname}?${query}` : location.pathname)
  }, [query, key])
  return { search, setSearch, filtering, setFiltering, pagination, setPagination, goTo }
}

export type ListState = ReturnType<typeof useListState>
