import type { OrderDetail } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '~/components/ui/alert'
import { Badge } from '~/components/ui/badge'
import { Dialog } from '~/components/ui/dialog'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { orderQuery } from '../api/orders'
import { shortReference, statusLabel, statusTone } from '../lib/status'
import { CasePicture } from '~/components/case/case-picture'
import { Production } from './production'
import { Timeline } from './timeline'

function Items({ order }: { order: OrderDetail }) {
  const { subtotal, discount, shipping, total } = order.totals
  return (
    <section>
      <h3 className="text-lg">Order Items</h3>
      <ul className="mt-3 grid gap-3">
        {order.items.map((row) => (
          <li key={row.id} className="flex items-center gap-4">
            <CasePicture src={row.imageUrl} className="w-16 shrink-0" />
            <span className="min-w-0 flex-1 text-sm">
              <strong className="block text-base font-semibold">{row.item.name || row.productname}</strong>
              <span className="block text-ink-soft">
                {row.device} · {row.color} · Quantity {row.item.quantity}
              </span>
              {row.item.customizations ? (
                <span className="block break-words text-ink-soft">
                  Design: {row.item.customizations.designName}
                  {row.item.customizations.aiGenerated ? ' (made with AI)' : ''}
                </span>
              ) : null}
            </span>
            <span className="font-semibold tabular-nums">
              {formatMoney(row.item.price * row.item.quantity)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-3 text-right text-sm">
        Goods {formatMoney(subtotal)}
        {discount > 0 ? ` − discount ${formatMoney(discount)}` : ''} + shipping {formatMoney(shipping)} ={' '}
        <strong className="text-base">{formatMoney(total)}</strong>
      </p>
    </section>
  )
}

function Body({ order }: { order: OrderDetail }) {
  return (
    <div className="grid gap-7">
      <section>
        <h3 className="text-lg">Order Status</h3>
        <p className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          <Badge tone={statusTone(order.status)}>{statusLabel(order.status)}</Badge>
          <span className="text-ink-soft">Last updated {formatDateTime(order.updatedAt)}</span>
          {order.lastStatusUpdate ? <span className="text-good">Status updated recently</span> : null}
        </p>
        {order.rejectionReason ? (
          <Alert tone="bad" className="mt-3" title="This order was not accepted">
            {order.rejectionReason} Your payment is given back.
          </Alert>
        ) : null}
      </section>
      <Items order={order} />
      <Production order={order} />
      <Timeline order={order} />
      <section>
        <h3 className="text-lg">Delivery Address</h3>
        <address className="mt-2 text-sm text-ink-soft not-italic">
          {[
            order.shippingAddress.name,
            order.shippingAddress.street,
            order.shippingAddress.city,
            order.shippingAddress.postcode,
            order.shippingAddress.country,
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </address>
      </section>
    </div>
  )
}

export function OrderDetailsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(orderQuery(id))
  const reference = data ? `Order #${shortReference(data.sessionId ?? data.id)}` : undefined
  return (
    <Dialog
      open
      size="lg"
      title="Order Details"
      description={reference}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <div className="max-h-[80vh] overflow-y-auto">
        {data ? (
          <Body order={data} />
        ) : error ? (
          <ErrorState title="Failed to load order details" onRetry={() => void refetch()} />
        ) : (
          <div aria-busy="true">
            <p role="status">Loading order details...</p>
            <Skeleton className="mt-4 h-48" />
          </div>
        )}
      </div>
    </Dialog>
  )
}
