import { createDataTableColumnHelper, StatusBadge, Text } from '@medusajs/ui'
import type { AdminActivity, ShownOutcome } from '../../../lib/activity/admin-page'
import { shownMoment } from '../contact/columns'
import { TwoLines } from '../list/two-lines'
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
      <TwoLines strong first={deedWords(original.call)} second={kindWords(original.kind)} />
    ),
  }),
  column.accessor('subject', {
    header: 'To',
    maxSize: 360,
    cell: ({ row: { original } }) => (
      <TwoLines first={subjectWords(original)} second={changeWords(original)} />
    ),
  }),
  column.accessor('outcome', {
    header: 'Result',
    cell: ({ getValue }) => <Result outcome={getValue()} />,
  }),
]
