import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Star } from '@medusajs/icons'
import {
  Button,
  Container,
  createDataTableFilterHelper,
  DataTable,
  Heading,
  Text,
  useDataTable,
  type DataTableFilteringState,
  type DataTablePaginationState,
} from '@medusajs/ui'
import { useState } from 'react'
import type { AdminReview } from '../../../lib/reviews/admin-page'
import { columns, STANDINGS } from '../../lib/reviews/columns'
import { ReviewDrawer } from '../../lib/reviews/review-drawer'
import { useReviews } from '../../lib/reviews/use-reviews'

const PAGE_SIZE = 20
const filter = createDataTableFilterHelper<AdminReview>()

const chosen = (state: DataTableFilteringState, id: string): string => {
  const value = state[id]
  return typeof value === 'string' ? value : ''
}

const ReviewsPage = () => {
  const [search, setSearch] = useState('')
  const [filtering, setFiltering] = useState<DataTableFilteringState>({})
  const [pagination, setPagination] = useState<DataTablePaginationState>({
    pageIndex: 0,
    pageSize: PAGE_SIZE,
  })
  const [open, setOpen] = useState<AdminReview | null>(null)
  const { page, failure, loading, reload } = useReviews({
    limit: pagination.pageSize,
    offset: pagination.pageIndex * pagination.pageSize,
    q: search,
    status: chosen(filtering, 'standing'),
    productId: chosen(filtering, 'product_id'),
  })

  const table = useDataTable({
    data: page?.reviews ?? [],
    columns,
    getRowId: ({ id }) => id,
    rowCount: page?.count ?? 0,
    isLoading: loading && page === null,
    filters: [
      filter.accessor('standing', {
        type: 'radio',
        label: 'Status',
        options: Object.entries(STANDINGS).map(([value, { label }]) => ({ value, label })),
      }),
      filter.custom({
        id: 'product_id',
        type: 'radio',
        label: 'Product',
        options: (page?.products ?? []).map(({ id, title }) => ({ value: id, label: title })),
      }),
    ],
    filtering: { state: filtering, onFilteringChange: setFiltering },
    search: { state: search, onSearchChange: setSearch },
    pagination: { state: pagination, onPaginationChange: setPagination },
    // The table hands over its own row, whose id is the review's, whatever its types say.
    onRowClick: (_event, { id }) => setOpen(page?.reviews.find((review) => review.id === id) ?? null),
  })

  return (
    <Container className="divide-y p-0">
      <DataTable instance={table}>
        <DataTable.Toolbar className="flex flex-col items-start justify-between gap-2 md:flex-row md:items-center">
          <div>
            <Heading>Reviews</Heading>
            <Text size="small" className="text-ui-fg-subtle">
              What buyers say. Open one to hide it from the shop, or to show it again.
            </Text>
          </div>
          <div className="flex items-center gap-2">
            <DataTable.Search placeholder="Search reviews" />
            <DataTable.FilterMenu tooltip="Filter" />
          </div>
        </DataTable.Toolbar>
        {failure ? (
          <div role="alert" className="flex items-center justify-between gap-4 px-6 py-4">
            <Text size="small" className="text-ui-fg-error">
              {failure}
            </Text>
            <Button size="small" variant="secondary" onClick={reload}>
              Try again
            </Button>
          </div>
        ) : null}
        {failure && page === null ? null : (
          <>
            <DataTable.Table
              emptyState={{
                empty: {
                  heading: 'No reviews yet',
                  description: 'Reviews that buyers write in the shop are listed here.',
                },
                filtered: {
                  heading: 'No review matches',
                  description: 'Search for other words, or take a filter away.',
                },
              }}
            />
            <DataTable.Pagination />
          </>
        )}
      </DataTable>
      {open ? (
        <ReviewDrawer key={open.id} review={open} onClose={() => setOpen(null)} onChanged={reload} />
      ) : null}
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Reviews', icon: Star })
export default ReviewsPage
