import type { AdminOrder } from '@caseloom/contract'
import type { RefObject } from 'react'
import { Button } from '~/components/ui/button'
import { formatMoney } from '~/lib/money'
import { useBulkDecision, type BulkInput } from '../api/bulk'
import type { BulkQuestion } from '../hooks/use-bulk-question'
import { useRunningBulk } from '../hooks/use-running-bulk'
import { orderCount } from '../lib/order-count'
import { totalOf } from '../lib/total-of'
import { BulkProcessDialog } from './bulk-process-dialog'
import { BulkRejectDialog } from './bulk-reject-dialog'

interface BulkBarProps {
  /** The chosen ones. */
  orders: AdminOrder[]
  question: BulkQuestion | null
  onAsk: (question: BulkQuestion | null) => void
  /** These are chosen no longer. */
  onLeave: (orders: AdminOrder[]) => void
  /** Where the list begins: the focus goes there where the bar goes. */
  top: RefObject<HTMLElement | null>
}

const UNDER_WAY = { process: 'Processing', reject: 'Rejecting' } as const

/** What to do with the chosen orders. It keeps to the foot of the window, and asks before money moves. */
export function BulkBar({ orders, question, onAsk, onLeave, top }: BulkBarProps) {
  const bulk = useBulkDecision()
  // Until the shop has answered the bar speaks of what it was asked to decide, whatever is chosen meanwhile.
  const running = useRunningBulk()
  const busy = running !== null
  const shown = running?.orders ?? question?.orders ?? orders

  const ask = (action: BulkInput['action']) => onAsk({ action, orders })
  const close = () => onAsk(null)
  const decide = (input: BulkInput, asked: AdminOrder[]) =>
    bulk.mutate(input, {
      onSuccess: () => {
        close()
        // Whether they are done or come back.
        onLeave(asked)
      },
    })
  const toTop = () => top.current
  const total = formatMoney(totalOf(shown))
  const words = running
    ? `${UNDER_WAY[running.action]} ${orderCount(shown.length)} · ${total}`
    : `${orderCount(shown.length)} chosen · ${total}`
  const bar = (
    <div
      role="region"
      aria-label="Chosen orders"
      data-bulk-bar
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-xl border border-line-strong bg-surface px-5 py-3 shadow-float shallow:static"
    >
      <p className="mr-auto font-semibold max-sm:w-full">{words}</p>
      <Button size="sm" busy={busy} onClick={() => ask('process')}>
        Process
      </Button>
      <Button size="sm" variant="danger" disabled={busy} onClick={() => ask('reject')}>
        Reject
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="max-sm:ml-auto"
        disabled={busy}
        onClick={() => {
          onLeave(orders)
          top.current?.focus({ preventScroll: true })
        }}
      >
        Clear
      </Button>
      {question?.action === 'process' ? (
        <BulkProcessDialog
          orders={question.orders}
          busy={busy}
          returnFocus={toTop}
          onProcess={(processed) => decide({ action: 'process', orders: processed }, question.orders)}
          onClose={close}
        />
      ) : null}
      {question?.action === 'reject' ? (
        <BulkRejectDialog
          orders={question.orders}
          busy={busy}
          returnFocus={toTop}
          onReject={(reason) =>
            decide({ action: 'reject', orders: question.orders, reason }, question.orders)
          }
          onClose={close}
        />
      ) : null}
    </div>
  )
  return (
    <>
      {/* There before its first words, or they would not be read out. */}
      <p aria-live="polite" className="sr-only">
        {shown.length > 0 ? words : ''}
      </p>
      {shown.length > 0 ? bar : null}
    </>
  )
}
