import type { AdminOrderDetail } from '@caseloom/contract'
import { MoveRight } from 'lucide-react'
import { Alert } from '~/components/ui/alert'
import { formatDateTime } from '~/lib/dates'

type Changes = AdminOrderDetail['history'][number]['changes']

const lineName = ({ validItems }: AdminOrderDetail, lineId: string) => {
  const line = validItems.find(({ id }) => id === lineId)
  return line ? `${line.item.name}, ${line.device}` : 'An item'
}

/** What the customer was last asked to change, until when, and what came of it. */
export function AdjustmentNote({ order }: { order: AdminOrderDetail }) {
  const { adjustments, status, adjusted } = order
  const [first] = adjustments
  const waits = status === 'adjustment_requested'
  if (!first || (!waits && !adjusted)) return null
  return (
    <Alert
      tone={waits ? 'note' : 'good'}
      title={waits ? 'Waiting for the customer’s change' : 'The customer has changed the design'}
    >
      <p className="mt-1 wrap-anywhere">
        Asked {formatDateTime(first.askedAt)} by {first.askedBy}: “{first.remark}”
      </p>
      {waits ? (
        <p className="mt-1">The order is cancelled if nothing comes by {formatDateTime(first.deadline)}.</p>
      ) : null}
      <ul className="mt-1">
        {adjustments.map(({ lineId, answeredAt }) => (
          <li key={lineId}>
            {lineName(order, lineId)}:{' '}
            {answeredAt ? `changed ${formatDateTime(answeredAt)}` : 'not changed yet'}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Artwork({ src, title, label }: { src: string; title: string; label: string }) {
  return (
    <figure className="w-20">
      <a
        href={src}
        target="_blank"
        rel="noreferrer"
        className="block rounded-md bg-stand"
        title="Open in full size"
      >
        <img
          src={src}
          alt={`${label}: ${title}`}
          loading="lazy"
          className="aspect-[3/5] w-full object-contain p-1"
        />
      </a>
      <figcaption className="mt-1 text-center text-xs text-ink-soft">{label}</figcaption>
    </figure>
  )
}

/** The old artwork beside the new, where a move of the order changed it. */
export function HistoryChanges({ changes }: { changes: Changes }) {
  return changes.map(({ lineId, before, after }) => (
    <div key={lineId} className="mt-2 flex items-center gap-3">
      <Artwork src={before.imageUrl} title={before.designName} label="Before" />
      <MoveRight size={20} aria-hidden="true" className="text-ink-soft" />
      <Artwork src={after.imageUrl} title={after.designName} label="After" />
    </div>
  ))
}
