import type { OrderRow } from '@caseloom/contract'
import { Link } from 'react-router'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { canReview, shownStatus, statusLabel, statusTone } from '../lib/status'
import { ChangeDesign } from './adjustment-needed'
import { CasePicture } from '~/components/case/case-picture'

export function OrderRowCard({ row, onDetails }: { row: OrderRow; onDetails: () => void }) {
  const name = row.item.name || row.productname || 'Custom Design'
  const status = shownStatus(row)
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
      <CasePicture src={row.imageUrl} className="w-full" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg">{name}</h3>
          <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
        </div>
        <p className="text-sm text-ink-soft">
          Order #{row.orderNumber} · {formatDate(row.createdAt)}
        </p>
        <p className="text-sm text-ink-soft">
          {row.device} · {row.color} · Quantity {row.item.quantity}
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-between gap-4 sm:col-span-1 sm:flex-col sm:items-end">
        <span className="font-display text-lg font-bold tabular-nums">
          {formatMoney(row.item.price * row.item.quantity)}
        </span>
        <div className="flex flex-wrap items-center justify-end gap-2">
          {row.productId !== null && canReview(status) ? (
            <Button asChild variant="ghost" size="sm">
              <Link to={`${paths.product(row.productId)}#reviews`}>
                Review this case <span className="sr-only">({name})</span>
              </Link>
            </Button>
          ) : null}
          <ChangeDesign row={row} />
          <Button variant="outline" size="sm" onClick={onDetails}>
            Details
          </Button>
        </div>
      </div>
    </li>
  )
}
