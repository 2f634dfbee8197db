import type { DataTableFilteringState, DataTablePaginationState } from '@medusajs/ui'
import { useState } from 'react'

/** Medusa's lists have as many rows. */
const PAGE_SIZE = 20

/** What somebody looks for in a list; the table goes back to the first page itself when they look for something else. */
export function useListState(initial: DataTableFilteringState | (() => DataTableFilteringState) = {}) {
  const [search, setSearch] = useState('')
  const [filtering, setFiltering] = useState(initial)
  const [pagination, setPagination] = useState<DataTablePaginationState>({
    pageIndex: 0,
    pageSize: PAGE_SIZE,
  })
  return { search, setSearch, filtering, setFiltering, pagination, setPagination }
}

export type ListState = ReturnType<typeof useListState>
