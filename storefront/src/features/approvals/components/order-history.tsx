import type { AdminOrderDetail } from '@caseloom/contract'
import { formatDateTime } from '~/lib/dates'
import { approvalLabel } from '../lib/approval-status'
import { HistoryChanges } from './adjustments'

/** Every move of the approval, oldest first, on one thread. */
export function OrderHistory({ entries }: { entries: AdminOrderDetail['history'] }) {
  return (
    <section aria-labelledby="order-history">
      <h3 id="order-history" className="text-lg">
        History
      </h3>
      <ol className="mt-3 text-sm">
        {entries.map((entry) => (
          <li
            key={`${entry.at}-${entry.to}`}
            className="relative border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.4375rem] size-3 rounded-full border-2 border-surface bg-line-strong"
            />
            <strong className="font-semibold">{approvalLabel(entry.to)}</strong>{' '}
            <span className="text-ink-soft">
              {formatDateTime(entry.at)} by {entry.by}
            </span>
            {entry.reason ? <p className="wrap-anywhere">{entry.reason}</p> : null}
            <HistoryChanges changes={entry.changes} />
          </li>
        ))}
      </ol>
    </section>
  )
}
