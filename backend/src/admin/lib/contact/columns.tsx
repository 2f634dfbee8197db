import { createDataTableColumnHelper, StatusBadge } from '@medusajs/ui'
import type { AdminMessage } from '../../../lib/contact/admin-page'
import { TwoLines } from '../list/two-lines'

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
    cell: ({ row: { original } }) => <TwoLines strong first={original.subject} second={original.message} />,
  }),
  column.accessor('name', {
    header: 'From',
    maxSize: 240,
    cell: ({ row: { original } }) => <TwoLines first={original.name} second={original.email} />,
  }),
  column.accessor('category', { header: 'About' }),
  column.accessor('created_at', { header: 'Sent', cell: ({ getValue }) => shownMoment(getValue()) }),
  column.accessor('answered_at', {
    header: 'Status',
    cell: ({ row: { original } }) => <MessageStatus message={original} />,
  }),
]
