import { defineRouteConfig } from '@medusajs/admin-sdk'
import { ChatBubbleLeftRight } from '@medusajs/icons'
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
import type { AdminMessage } from '../../../lib/contact/admin-page'
import { columns } from '../../lib/contact/columns'
import { MessageDrawer } from '../../lib/contact/message-drawer'
import { useMessages } from '../../lib/contact/use-messages'

const PAGE_SIZE = 20
const filter = createDataTableFilterHelper<AdminMessage>()

const chosen = (state: DataTableFilteringState, id: string): string => {
  const value = state[id]
  return typeof value === 'string' ? value : ''
}

const MessagesPage = () => {
  const [search, setSearch] = useState('')
  const [filtering, setFiltering] = useState<DataTableFilteringState>({ answered_at: 'open' })
  const [pagination, setPagination] = useState<DataTablePaginationState>({
    pageIndex: 0,
    pageSize: PAGE_SIZE,
  })
  const [open, setOpen] = useState<AdminMessage | null>(null)
  const { page, failure, loading, reload } = useMessages({
    limit: pagination.pageSize,
    offset: pagination.pageIndex * pagination.pageSize,
    q: search,
    status: chosen(filtering, 'answered_at'),
    category: chosen(filtering, 'category'),
  })

  const table = useDataTable({
    data: page?.messages ?? [],
    columns,
    getRowId: ({ id }) => id,
    rowCount: page?.count ?? 0,
    isLoading: loading && page === null,
    filters: [
      filter.accessor('answered_at', {
        type: 'radio',
        label: 'Status',
        options: [
          { value: 'open', label: 'Open' },
          { value: 'answered', label: 'Answered' },
        ],
      }),
      filter.accessor('category', {
        type: 'radio',
        label: 'About',
        options: page?.categories ?? [],
      }),
    ],
    filtering: { state: filtering, onFilteringChange: setFiltering },
    search: { state: search, onSearchChange: setSearch },
    pagination: { state: pagination, onPaginationChange: setPagination },
    // The table hands over its own row, whose id is the message's, whatever its types say.
    onRowClick: (_event, { id }) => setOpen(page?.messages.find((message) => message.id === id) ?? null),
  })

  return (
    <Container className="divide-y p-0">
      <DataTable instance={table}>
        <DataTable.Toolbar className="flex flex-col items-start justify-between gap-2 md:flex-row md:items-center">
          <div>
            <Heading>Messages</Heading>
            <Text size="small" className="text-ui-fg-subtle">
              What people wrote by the contact form. Support has each of them by mail too.
            </Text>
          </div>
          <div className="flex items-center gap-2">
            <DataTable.Search placeholder="Search messages" />
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
                  heading: 'No messages yet',
                  description: 'What people write by the contact form is listed here.',
                },
                filtered: {
                  heading: 'No message matches',
                  description: 'Search for other words, or take a filter away.',
                },
              }}
            />
            <DataTable.Pagination />
          </>
        )}
      </DataTable>
      {open ? (
        <MessageDrawer key={open.id} message={open} onClose={() => setOpen(null)} onChanged={reload} />
      ) : null}
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Messages', icon: ChatBubbleLeftRight })
export default MessagesPage
