import type { OrderDetail } from '@caseloom/contract'
import { Link } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { nameOfRow, type LooseRow } from '../lib/loose-row'

/** Opens the studio on a line whose design has to be changed. */
export function ChangeDesign({ row }: { row: LooseRow }) {
  const token = row.adjustment?.token
  if (!token) return null
  return (
    <Button asChild size="sm">
      <Link to={paths.adjust(token)}>
        Change the design <span className="sr-only">({nameOfRow(row)})</span>
      </Link>
    </Button>
  )
}

/** The end of the sentence that says that the order is cancelled: as our mail has it. */
function moneyBack({ paymentStatus, totals }: OrderDetail): string {
  if (paymentStatus === 'authorised')
    return ` and the ${formatMoney(totals.total)} held on your card is released`
  if (paymentStatus === 'captured') return ` and your payment of ${formatMoney(totals.total)} is refunded`
  return paymentStatus === 'partially_refunded' ? ' and the rest of your payment is refunded' : ''
}

/** What we would like to be changed, until when, and the way there; a button for each item. */
export function AdjustmentNeeded({ order }: { order: OrderDetail }) {
  const asked = order.items.filter(({ adjustment }) => adjustment)
  const [first] = asked
  if (!first?.adjustment) return null
  return (
    <Alert tone="warn" className="mt-3" title="Your change is needed">
      <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink">{first.adjustment.remark}</p>
      <p className="mt-1">
        Please send it by {formatDateTime(first.adjustment.deadline)}; if nothing comes by then, the order is
        cancelled{moneyBack(order)}. Nothing more is charged.
      </p>
      <ul className="mt-3 grid gap-2">
        {asked.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-3">
            {asked.length > 1 ? (
              <span className="font-semibold">
                {row.item.name}, {row.device}
              </span>
            ) : null}
            {row.adjustment?.token ? <ChangeDesign row={row} /> : <span>Sent</span>}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
