import type { AdminOrder } from '@caseloom/contract'
import { useState, type RefObject } from 'react'
import { Button } from '~/components/ui/button'
import { formatMoney } from '~/lib/money'
import { useBulkDecision, type BulkInput } from '../api/bulk'
import { useKept } from '../hooks/use-kept-form'
import { notDone, type NotDone } from '../lib/not-done'
import { orderCount } from '../lib/order-count'
import { totalOf } from '../lib/total-of'
import { BulkProcessDialog } from './bulk-process-dialog'
import { BulkRejectDialog } from './bulk-reject-dialog'

interface BulkBarProps {
  /** The chosen ones. */
  orders: AdminOrder[]
  onClear: () => void
  onAnswer: (notDone: NotDone[]) => void
  /** Where the list begins: the focus goes there where the bar goes. */
  top: RefObject<HTMLElement | null>
}

const looked = (orders: AdminOrder[]) => ({
  ids: orders.map(({ id }) => id),
  versions: Object.fromEntries(orders.map(({ id, version }) => [id, version])),
  contents: Object.fromEntries(orders.map(({ id, contents }) => [id, contents])),
})

/** What to do with the chosen orders. It keeps to the foot of the window, and asks before money moves. */
export function BulkBar({ orders, onClear, onAnswer, top }: BulkBarProps) {
  const [asking, setAsking] = useState<BulkInput['action'] | null>(null)
  // As they were when it was asked about them: the list goes on meanwhile, and they leave it one by one.
  const [held, setHeld] = useState<AdminOrder[] | null>(null)
  const bulk = useBulkDecision()
  // What was being typed when the session ran out is there again.
  const rejections = useKept('rejections')
  if (asking === null && rejections) {
    setHeld(rejections.orders)
    setAsking('reject')
  }
  const shown = held ?? orders

  const ask = (action: BulkInput['action']) => {
    setHeld(shown)
    setAsking(action)
  }
  const close = () => {
    setAsking(null)
    if (!bulk.isPending) setHeld(null)
  }
  const decide = (decision: Pick<BulkInput, 'action' | 'reason'>, decided: AdminOrder[]) => {
    // Whether they are done or come back: none of them is chosen any more.
    onClear()
    bulk.mutate(
      { ...decision, ...looked(decided) },
      {
        onSuccess: ({ results }) => {
          setAsking(null)
          setHeld(null)
          onAnswer(notDone(decision.action, results, decided))
        },
      },
    )
  }
  const toTop = () => top.current
  const words = `${orderCount(shown.length)} chosen · ${formatMoney(totalOf(shown))}`
  const bar = (
    <div
      role="region"
      aria-label="Chosen orders"
      data-bulk-bar
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-xl border border-line-strong bg-surface px-5 py-3 shadow-float shallow:static"
    >
      <p className="mr-auto font-semibold max-sm:w-full">{words}</p>
      <Button size="sm" busy={bulk.isPending} onClick={() => ask('process')}>
        Process
      </Button>
      <Button size="sm" variant="danger" disabled={bulk.isPending} onClick={() => ask('reject')}>
        Reject
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="max-sm:ml-auto"
        disabled={bulk.isPending}
        onClick={() => {
          setHeld(null)
          onClear()
          top.current?.focus({ preventScroll: true })
        }}
      >
        Clear
      </Button>
      {asking === 'process' ? (
        <BulkProcessDialog
          orders={shown}
          busy={bulk.isPending}
          returnFocus={toTop}
          onProcess={(processed) => decide({ action: 'process' }, processed)}
          onClose={close}
        />
      ) : null}
      {asking === 'reject' ? (
        <BulkRejectDialog
          orders={shown}
          busy={bulk.isPending}
          returnFocus={toTop}
          onReject={(reason) => decide({ action: 'reject', reason }, shown)}
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
