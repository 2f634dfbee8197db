import { customerOf, type AdminOrder } from '@caseloom/contract'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { Dotted } from '~/components/ui/dotted'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { useProcessOrder } from '../api/decisions'
import { approvalLabel, approvalTone, canDecide, isRunning, runningWords } from '../lib/approval-status'
import { printWords } from '../lib/print-words'
import { STILL } from '../lib/still'
import { CaseThumbs } from './case-thumbs'
import { Remarks } from './remarks'

interface ApprovalRowProps {
  order: AdminOrder
  /** It has just moved by itself: a press now may be meant for another order, and decides nothing. */
  moved: boolean
  chosen: boolean
  onChoose: () => void
  onView: () => void
  onReject: () => void
  onDisputed: (order: AdminOrder) => void
}

/** What a screen reader hears of a row that the keyboard reached. */
const named = (order: AdminOrder) =>
  `Order ${order.orderNumber}, ${customerOf(order)}, ${approvalLabel(order.status)}${order.adjusted ? ', changed by customer' : ''}`

/** Ways of sending for which a customer paid to have it soon. */
const HURRIED = /express|overnight/i

export function ApprovalRow(props: ApprovalRowProps) {
  const { order, moved, chosen, onChoose, onView, onReject, onDisputed } = props
  const process = useProcessOrder(onDisputed)
  const running = process.isPending || isRunning(order.status)
  const decidable = canDecide(order.status)
  const still = moved && !running ? STILL : {}
  return (
    <li
      data-order-row={order.id}
      tabIndex={-1}
      aria-label={named(order)}
      className="flex gap-3 p-4 -outline-offset-3 first:rounded-t-lg last:rounded-b-lg has-[input:checked]:bg-sunken sm:gap-4 sm:p-5"
    >
      {decidable ? (
        <input
          type="checkbox"
          aria-label={`Choose order ${order.orderNumber}`}
          checked={chosen}
          onChange={onChoose}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
      ) : null}
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-3 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
        <div className="flex min-w-0 gap-3 sm:gap-4">
          <CaseThumbs urls={order.imageUrls} />
          <div className="min-w-0 flex-1 text-sm">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <h3 className="text-base font-semibold wrap-anywhere">{customerOf(order)}</h3>
              <Badge tone={approvalTone(order.status)}>{approvalLabel(order.status)}</Badge>
              {order.adjusted ? <Badge tone="good">Changed by customer</Badge> : null}
              {HURRIED.test(order.shippingMethod) ? <Badge tone="note">{order.shippingMethod}</Badge> : null}
              {order.printStatus && order.status === 'processed' ? (
                <Badge>{printWords(order.printStatus)}</Badge>
              ) : null}
            </div>
            <p className="break-all text-ink-soft">{order.customerEmail}</p>
            <p className="wrap-anywhere">
              <Dotted>{order.cases}</Dotted>
            </p>
            <p className="text-ink-soft">
              <Dotted>
                <span>Order #{order.orderNumber}</span>
                <span>
                  {order.itemCount} {order.itemCount === 1 ? 'item' : 'items'}
                </span>
                {formatDateTime(order.createdAt)}
                {order.shippingMethod}
              </Dotted>
            </p>
            {decidable ? <Remarks remarks={order.remarks} /> : null}
            {order.attention.map((sentence) => (
              <p key={sentence} className="mt-1 font-semibold wrap-anywhere text-warn">
                {sentence}
              </p>
            ))}
          </div>
        </div>
        <div className={cn('flex flex-wrap items-center gap-2 xl:justify-end', decidable && 'max-sm:-ml-8')}>
          <span className="mr-auto font-display text-lg font-bold tabular-nums xl:mr-2">
            {formatMoney(order.totalValue)}
          </span>
          <Button variant="outline" size="snug" onClick={onView}>
            View
          </Button>
          {decidable || running ? (
            <>
              <Button variant="danger" size="snug" disabled={running} onClick={onReject} {...still}>
                Reject
              </Button>
              <Button size="snug" busy={running} onClick={() => process.decide(order)} {...still}>
                {running ? runningWords(order.status) : 'Process'}
              </Button>
            </>
          ) : null}
        </div>
      </div>
    </li>
  )
}
