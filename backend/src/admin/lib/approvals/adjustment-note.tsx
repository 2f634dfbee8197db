import type { AdminOrderDetail } from '@caseloom/contract'
import { Text } from '@medusajs/ui'
import { moment } from './words'

/** What the customer was asked to change, until when, and whether it has come. */
export function AdjustmentNote({ order: { adjustments, status, adjusted } }: { order: AdminOrderDetail }) {
  const [first] = adjustments
  const waits = status === 'adjustment_requested'
  if (!first || (!waits && !adjusted)) return null
  const done = adjustments.filter(({ answeredAt }) => answeredAt).length
  return (
    <div className="px-6 py-3">
      <Text size="small" weight="plus">
        {waits
          ? `Waiting for the customer’s change until ${moment(first.deadline)}`
          : 'Changed by the customer'}
        {adjustments.length > 1 ? ` (${done} of ${adjustments.length} items)` : ''}
      </Text>
      <Text size="small" className="text-ui-fg-subtle break-words">
        {first.askedBy} asked: “{first.remark}”
      </Text>
    </div>
  )
}

type Changes = AdminOrderDetail['history'][number]['changes']

/** The artwork before and after, where the customer changed it. */
export function HistoryChanges({ changes }: { changes: Changes }) {
  return changes.map(({ lineId, before, after }) => (
    <div key={lineId} className="flex gap-2 pt-1">
      {[
        { design: before, label: 'Before' },
        { design: after, label: 'After' },
      ].map(({ design, label }) => (
        <figure key={label} className="w-14">
          <a href={design.imageUrl} target="_blank" rel="noreferrer">
            <img
              src={design.imageUrl}
              alt={`${label}: ${design.designName}`}
              className="bg-ui-bg-subtle h-20 w-14 rounded-md object-contain p-1"
            />
          </a>
          <Text size="xsmall" className="text-ui-fg-muted text-center" asChild>
            <figcaption>{label}</figcaption>
          </Text>
        </figure>
      ))}
    </div>
  ))
}
