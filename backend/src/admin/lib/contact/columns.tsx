import { createDataTableColumnHelper, StatusBadge, Text } from '@medusajs/ui'
import type { AdminMessage } from '../../../lib/contact/admin-page'

const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
export const shownMoment = (iso: string): string => DATE.format(new Date(iso))

export function MessageStatus({ message: { answered_at } }: { message: AdminMessage }) {
  return answered_at ? (
    <StatusBadge color="green">Answered</StatusBadge>
  ) : (
    <StatusBadge color="orange">Open</StatusBadge>
  )
}

const column = createDataTableColumnHelper<AdminMessage>()

export const columns = [
  column.accessor('subject', {
    header: 'Message',
    maxSize: 480,
    cell: ({ row: { original } }) => (
      <div className="min-w-0 py-2">
        <Text size="small" weight="plus" className="truncate">
          {original.subject}
        </Text>
        <Text size="small" className="text-ui-fg-subtle truncate">
          {original.message}
        </Text>
      </div>
    ),
  }),
  column.accessor('name', {
    header: 'From',
    maxSize: 240,
    cell: ({ row: { original } }) => (
      <div className="min-w-0">
        <Text size="small" className="truncate">
          {original.name}
        </Text>
        <Text size="small" className="text-ui-fg-subtle truncate">
          {original.email}
        </Text>
      </div>
    ),
  }),
  column.accessor('category', { header: 'About' }),
  column.accessor('created_at', { header: 'Sent', cell: ({ getValue }) => shownMoment(getValue()) }),
  column.accessor('answered_at', {
    header: 'Status',
    cell: ({ row: { original } }) => <MessageStatus message={original} />,
  }),
]
