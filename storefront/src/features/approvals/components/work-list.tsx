import type { AdminStats } from '@caseloom/contract'
import { ChevronRight } from 'lucide-react'
import { formatDateTime } from '~/lib/dates'
import { formatCount } from '~/lib/numbers'
import type { ListWish } from '../lib/list-wish'

interface WorkListProps {
  stats: AdminStats
  onTab: (tab: string, sort: ListWish['sort']) => void
}

/** What waits for somebody, each with the way to it: of orders what has waited longest comes first; parked payments have an order of their own. */
export function WorkList({ stats, onTab }: WorkListProps) {
  const { pendingOrders, failedOrders, stuckOrders, heldUpOrders, doubtedOrders, parkedPayments } = stats
  const work = [
    {
      tab: 'pending',
      count: pendingOrders,
      says: pendingOrders === 1 ? 'order waits for a decision' : 'orders wait for a decision',
      more: stats.oldestPendingAt ? `The oldest since ${formatDateTime(stats.oldestPendingAt)}` : null,
    },
    {
      tab: 'failed',
      count: failedOrders,
      says: failedOrders === 1 ? 'print failed' : 'prints failed',
      more: 'To be processed again, or rejected',
    },
    {
      tab: 'stuck',
      count: stuckOrders,
      says: stuckOrders === 1 ? 'decision is not carried out' : 'decisions are not carried out',
      more: 'A payment that does not go back, or a print that hangs',
    },
    {
      tab: 'held',
      count: heldUpOrders,
      says: heldUpOrders === 1 ? 'print is held up' : 'prints are held up',
      more: 'Paid, and waiting at the print provider',
    },
    {
      tab: 'doubted',
      count: doubtedOrders,
      says: doubtedOrders === 1 ? 'payment is doubted by its bank' : 'payments are doubted by their banks',
      more: 'Disputed, or warned of as fraud',
    },
    {
      tab: 'parked',
      count: parkedPayments,
      says: parkedPayments === 1 ? 'payment needs a person' : 'payments need a person',
      more: 'Paid, but no order was made of it',
    },
  ].filter(({ count }) => count > 0)
  if (work.length === 0)
    return <p className="mt-5 text-sm text-ink-soft">Nothing waits: every order is decided.</p>
  return (
    <ul className="mt-5 text-sm">
      {work.map(({ tab, count, says, more }) => (
        <li key={tab} className="border-t border-line">
          <button
            type="button"
            onClick={() => onTab(tab, tab === 'parked' ? 'newest' : 'oldest')}
            className="flex w-full items-center gap-4 py-3 text-left hover:text-accent"
          >
            <span className="min-w-10 font-display text-2xl font-bold tabular-nums">
              {formatCount(count)}
            </span>
            <span className="flex-1">
              <span className="font-semibold">{says}</span>
              {more ? <span className="block text-xs text-ink-soft">{more}</span> : null}
            </span>
            <ChevronRight size={18} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
