import type { AdminOrderDetail } from '@caseloom/contract'
import { Text } from '@medusajs/ui'
import { HistoryChanges } from './adjustment-note'
import { statusWords } from './status'
import { moment } from './words'

/** Every move of the approval, oldest first. */
export function History({ entries }: { entries: AdminOrderDetail['history'] }) {
  return (
    <ol className="flex flex-col gap-2 px-6 py-4">
      {entries.map(({ at, by, to, reason, changes }) => (
        <li key={`${at} ${to}`}>
          <Text size="small">
            <span className="font-medium">{statusWords(to)}</span>{' '}
            <span className="text-ui-fg-subtle">
              {moment(at)} by {by}
            </span>
          </Text>
          {reason ? (
            <Text size="small" className="text-ui-fg-subtle break-words">
              {reason}
            </Text>
          ) : null}
          <HistoryChanges changes={changes} />
        </li>
      ))}
    </ol>
  )
}
