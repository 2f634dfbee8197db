import { createDataTableColumnHelper, StatusBadge, Text } from '@medusajs/ui'
import type { AdminActivity, ShownOutcome } from '../../../lib/activity/admin-page'
import { shownMoment } from '../contact/columns'
import { deedWords, kindWords, RESULTS } from './words'

export function Result({ outcome }: { outcome: ShownOutcome }) {
  const { label, colour } = RESULTS[outcome]
  return <StatusBadge color={colour}>{label}</StatusBadge>
}

/** What it was done to, in a line. */
export const subjectWords = ({ subject, subject_ids }: AdminActivity): string =>
  subject ?? (subject_ids.length > 1 ? `${subject_ids.length} of them` : (subject_ids[0] ?? ''))

const changeWords = ({ changes, left_out }: AdminActivity): string => {
  const count = changes.length + left_out
  return count === 0 ? '' : count === 1 ? '1 change' : `${count} changes`
}

const column = createDataTableColumnHelper<AdminActivity>()

export const columns = [
  column.accessor('created_at', { header: 'When', cell: ({ getValue }) => shownMoment(getValue()) }),
  column.accessor('by', {
    header: 'Who',
    maxSize: 260,
    cell: ({ getValue }) => (
      <Text size="small" className="truncate">
        {getValue().name}
      </Text>
    ),
  }),
  column.accessor('call', {
    header: 'What',
    maxSize: 260,
    cell: ({ row: { original } }) => (
      <div className="min-w-0 py-2">
        <Text size="small" weight="plus" className="truncate">
          {deedWords(original.call)}
        </Text>
        <Text size="small" className="text-ui-fg-subtle truncate">
          {kindWords(original.kind)}
        </Text>
      </div>
    ),
  }),
  column.accessor('subject', {
    header: 'To',
    maxSize: 360,
    cell: ({ row: { original } }) => (
      <div className="min-w-0">
        <Text size="small" className="truncate">
          {subjectWords(original)}
        </Text>
        <Text size="small" className="text-ui-fg-subtle truncate">
          {changeWords(original)}
        </Text>
      </div>
    ),
  }),
  column.accessor('outcome', {
    header: 'Result',
    cell: ({ getValue }) => <Result outcome={getValue()} />,
  }),
]
