import { CasePicture } from '~/components/case/case-picture'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Dotted } from '~/components/ui/dotted'
import { formatDate } from '~/lib/dates'
import type { AddToCart } from '../api/again'
import { mayOrderAgain } from '../lib/again'
import { nameOfRow, numberOf, orderedAt, priceWords, type LooseRow } from '../lib/loose-row'
import { canReview, shownStatus, statusLabel, statusTone } from '../lib/status'
import { ChangeDesign } from './adjustment-needed'
import { OrderAgain } from './order-again'
import { ReviewLink } from './review-link'

interface OrderRowCardProps {
  row: LooseRow
  onDetails: () => void
  onAddToCart: AddToCart
}

export function OrderRowCard({ row, onDetails, onAddToCart }: OrderRowCardProps) {
  const name = nameOfRow(row)
  const status = shownStatus(row)
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
      <CasePicture src={row.imageUrl} className="row-span-2 w-full self-center" />
      <div className="min-w-0 xl:row-span-2 xl:self-center">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg">{name}</h3>
          <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
        </div>
        <p className="text-sm text-ink-soft">
          <Dotted>
            <span>Order #{numberOf(row)}</span>
            {formatDate(orderedAt(row))}
          </Dotted>
        </p>
        <p className="text-sm text-ink-soft">
          <Dotted>
            {row.device}
            {row.color}
            <span>Quantity {row.item?.quantity ?? 1}</span>
          </Dotted>
        </p>
      </div>
      <span className="font-display text-lg font-bold tabular-nums sm:col-start-3 sm:row-start-1 sm:text-right xl:self-end">
        {priceWords(row)}
      </span>
      {/* On a phone they share its width. */}
      <div className="col-span-2 flex flex-wrap items-center gap-2 max-sm:border-t max-sm:border-line max-sm:pt-3 max-sm:*:grow sm:col-start-2 sm:justify-end xl:col-span-1 xl:col-start-3">
        {row.productId !== null && canReview(status) ? (
          <ReviewLink productId={row.productId} name={name} />
        ) : null}
        {mayOrderAgain(row.status) ? (
          <OrderAgain orderId={row.orderId} lineId={row.id} what={name} onAddToCart={onAddToCart} />
        ) : null}
        <ChangeDesign row={row} />
        <Button variant="outline" size="sm" onClick={onDetails}>
          Details <span className="sr-only">({name})</span>
        </Button>
      </div>
    </li>
  )
}
