import { DataTable, Heading, Text, useDataTable, type DataTableEmptyStateProps } from '@medusajs/ui'
import { Failure } from '../failure'
import type { Answer } from '../use-answer'
import { useLastPage } from './use-last-page'
import type { ListState } from './use-list-state'

type TableOptions<Row> = Parameters<typeof useDataTable<Row>>[0]

interface Props<Row> extends Pick<TableOptions<Row>, 'columns' | 'filters'> {
  title: string
  about: string
  /** Of the field to search in, such as 'Search orders'. */
  placeholder: string
  state: ListState
  /** What was asked, of which the rows and their number are part. */
  answer: Pick<Answer<unknown>, 'data' | 'failure' | 'loading' | 'reload'>
  rows: Row[] | undefined
  count: number | undefined
  empty: DataTableEmptyStateProps
  onOpen: (row: Row) => void
}

/** A list of Medusa's admin: title, search, filters, rows that open, pages, and what is said without any. */
export function ListTable<Row extends { id: string }>({
  title,
  about,
  placeholder,
  state,
  answer,
  rows,
  count,
  columns,
  filters,
  empty,
  onOpen,
}: Props<Row>) {
  const { data, failure, loading, reload } = answer
  const place = rows ? { rows: rows.length, count: count ?? 0, ...state.pagination } : null
  const behind = useLastPage(place, loading, state.goTo)
  const table = useDataTable({
    data: rows ?? [],
    columns,
    getRowId: ({ id }) => id,
    rowCount: count ?? 0,
    isLoading: behind || (loading && data === null),
    filters,
    filtering: { state: state.filtering, onFilteringChange: state.setFiltering },
    search: { state: state.search, onSearchChange: state.setSearch },
    pagination: { state: state.pagination, onPaginationChange: state.setPagination },
    // The table hands over its own row, whose id is the listed one's, whatever its types say.
    onRowClick: (_event, { id }) => {
      const row = rows?.find((each) => each.id === id)
      if (row) onOpen(row)
    },
  })

  return (
    <DataTable instance={table}>
      <DataTable.Toolbar className="flex flex-col items-start justify-between gap-2 md:flex-row md:items-center">
        <div>
          <Heading>{title}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {about}
          </Text>
        </div>
        <div className="flex items-center gap-2">
          <DataTable.Search placeholder={placeholder} />
          <DataTable.FilterMenu tooltip="Filter" />
        </div>
      </DataTable.Toolbar>
      {failure ? <Failure sentence={failure} onRetry={reload} /> : null}
      {failure && data === null ? null : (
        <>
          <DataTable.Table emptyState={empty} />
          <DataTable.Pagination />
        </>
      )}
    </DataTable>
  )
}
