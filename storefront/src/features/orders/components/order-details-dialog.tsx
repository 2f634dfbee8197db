import type { OrderDetail } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '~/components/ui/badge'
import { Dialog } from '~/components/ui/dialog'
import { Dotted } from '~/components/ui/dotted'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { formatDateTime } from '~/lib/dates'
import type { AddToCart } from '../api/again'
import { orderQuery } from '../api/orders'
import { shortReference } from '~/lib/short-reference'
import { freshStatus, statusLabel, statusTone } from '../lib/status'
import { AdjustmentNeeded } from './adjustment-needed'
import { CancelOrder } from './cancel-order'
import { InvoiceButton } from './invoice-button'
import { LineActions, OrderAllAgain } from './line-actions'
import { OrderEnd } from './order-end'
import { OrderHelp } from './order-help'
import { OrderAddress, OrderItems } from './order-items'
import { Production } from './production'
import { Timeline } from './timeline'

interface BodyProps {
  order: OrderDetail
  onInvoice: (() => void) | undefined
  onAddToCart: AddToCart
}

function Body({ order, onInvoice, onAddToCart }: BodyProps) {
  const status = freshStatus(order)
  return (
    <div className="grid gap-7">
      <section>
        <h3 className="text-lg">Order Status</h3>
        <p className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
          <span className="text-ink-soft">Last updated {formatDateTime(order.updatedAt)}</span>
          {order.lastStatusUpdate ? <span className="text-good">Status updated recently</span> : null}
        </p>
        <AdjustmentNeeded order={order} />
        <OrderEnd order={order} />
      </section>
      <section>
        <h3 className="mb-3 text-lg">Order Items</h3>
        <OrderItems order={order} actions={(row) => <LineActions row={row} onAddToCart={onAddToCart} />} />
        <div className="mt-4 flex flex-wrap items-start gap-3">
          <OrderAllAgain order={order} onAddToCart={onAddToCart} />
          <InvoiceButton order={order} size="sm" onStart={onInvoice} />
        </div>
      </section>
      <Production order={order} />
      <Timeline order={order} />
      <section>
        <h3 className="text-lg">Delivery Address</h3>
        <div className="mt-2">
          <OrderAddress address={order.shippingAddress} />
        </div>
      </section>
      <CancelOrder order={order} />
      <OrderHelp order={order} />
    </div>
  )
}

export function OrderDetailsDialog({
  id,
  onClose,
  onInvoice,
  onAddToCart,
}: {
  id: string
  onClose: () => void
  onAddToCart: AddToCart
  /** The invoice is downloaded at once; called when that began. */
  onInvoice?: (() => void) | undefined
}) {
  const { data, error, refetch } = useQuery(orderQuery(id))
  return (
    <Dialog
      open
      size="lg"
      title="Order Details"
      description={
        data ? (
          <Dotted>
            <span>Order #{data.orderNumber}</span>
            <span className="text-xs" title={data.sessionId}>
              Reference {shortReference(data.sessionId)}
            </span>
          </Dotted>
        ) : undefined
      }
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <div className="-mx-3 max-h-[80vh] overflow-y-auto px-3">
        {data ? (
          <Body
            order={data}
            onInvoice={onInvoice}
            onAddToCart={(lines, news) => {
              // The cart's drawer takes this one's place.
              onClose()
              onAddToCart(lines, news)
            }}
          />
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
