import type { AdminOrder } from '@caseloom/contract'
import { defineRouteConfig } from '@medusajs/admin-sdk'
import { CheckCircleSolid } from '@medusajs/icons'
import {
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
import { useNavigate } from 'react-router-dom'
import type { ApprovalsPage as Page } from '../../../lib/approvals/admin-page'
import { columns } from '../../lib/approvals/columns'
import { STATUSES } from '../../lib/approvals/status'
import { Failure } from '../../lib/failure'
import { useAdminPage } from '../../lib/use-admin-page'

const PAGE_SIZE = 20
const filter = createDataTableFilterHelper<AdminOrder>()
/** What waits for somebody comes first. */
const WAITING = { status: ['pending_admin_approval', 'prodigi_failed'] }

function addressOf(
  pagination: DataTablePaginationState,
  search: string,
  { status }: DataTableFilteringState,
) {
  const query = new URLSearchParams({
    limit: String(pagination.pageSize),
    page: String(pagination.pageIndex + 1),
  })
  if (search.trim()) query.set('search', search.trim())
  if (Array.isArray(status) && status.length > 0) query.set('status', status.join(','))
  return `/approvals?${query.toString()}`
}

const ApprovalsPage = () => {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const [filtering, setFiltering] = useState<DataTableFilteringState>(WAITING)
  const [pagination, setPagination] = useState<DataTablePaginationState>({
    pageIndex: 0,
    pageSize: PAGE_SIZE,
  })
  const { page, failure, loading, reload } = useAdminPage<Page>(
    addressOf(pagination, search, filtering),
    'The orders could not be loaded.',
  )

  const table = useDataTable({
    data: page?.items ?? [],
    columns,
    getRowId: ({ id }) => id,
    rowCount: page?.total ?? 0,
    isLoading: loading && page === null,
    filters: [
      filter.accessor('status', {
        type: 'select',
        label: 'Status',
        options: Object.entries(STATUSES).map(([value, { label }]) => ({ value, label })),
      }),
    ],
    filtering: { state: filtering, onFilteringChange: setFiltering },
    search: { state: search, onSearchChange: setSearch },
    pagination: { state: pagination, onPaginationChange: setPagination },
    // The table hands over its own row, whose id is the order's, whatever its types say.
    onRowClick: (_event, { id }) => void navigate(`/orders/${id}`),
  })

  return (
    <Container className="divide-y p-0">
      <DataTable instance={table}>
        <DataTable.Toolbar className="flex flex-col items-start justify-between gap-2 md:flex-row md:items-center">
          <div>
            <Heading>Approvals</Heading>
            <Text size="small" className="text-ui-fg-subtle">
              Paid orders that somebody must look at before they are printed. Open one to decide.
            </Text>
          </div>
          <div className="flex items-center gap-2">
            <DataTable.Search placeholder="Search orders" />
            <DataTable.FilterMenu tooltip="Filter" />
          </div>
        </DataTable.Toolbar>
        {failure ? <Failure sentence={failure} onRetry={reload} /> : null}
        {failure && page === null ? null : (
          <>
            <DataTable.Table
              emptyState={{
                empty: { heading: 'No orders yet', description: 'Paid orders are listed here.' },
                filtered: {
                  heading: 'Nothing waits',
                  description: 'No order matches. Take a filter away to see the others.',
                },
              }}
            />
            <DataTable.Pagination />
          </>
        )}
      </DataTable>
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Approvals', icon: CheckCircleSolid })
export default ApprovalsPage
