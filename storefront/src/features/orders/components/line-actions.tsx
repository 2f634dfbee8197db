import type { OrderDetail, OrderRow } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '~/lib/money'
import { orderAgainQuery, type AddToCart } from '../api/again'
import { mayOrderAgain } from '../lib/again'
import { canReview } from '../lib/status'
import { OrderAgain } from './order-again'
import { OrderedPictureButton } from './ordered-picture'
import { ReviewLink } from './review-link'

/** What its customer can do with an ordered case: have it again, and save the design on it. */
export function LineActions({ row, onAddToCart }: { row: OrderRow; onAddToCart: AddToCart }) {
  const { data } = useQuery(orderAgainQuery(row.orderId))
  const line = data?.lines.find(({ id }) => id === row.id)
  const price = line?.item?.price
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {mayOrderAgain(row.status) ? (
        <OrderAgain
          orderId={row.orderId}
          lineId={row.id}
          what={`${row.item.name}, ${row.device}`}
          onAddToCart={onAddToCart}
        />
      ) : null}
      {row.productId !== null && canReview(row.status) ? (
        <ReviewLink productId={row.productId} name={row.item.name} />
      ) : null}
      {line?.picture ? <OrderedPictureButton lineId={row.id} picture={line.picture} /> : null}
      {price !== undefined && price !== line?.paid ? (
        <p className="basis-full text-xs text-ink-soft">It costs {formatMoney(price)} today.</p>
      ) : null}
    </div>
  )
}

/** All cases of an order that has several. */
export function OrderAllAgain({ order, onAddToCart }: { order: OrderDetail; onAddToCart: AddToCart }) {
  if (order.items.length < 2 || !mayOrderAgain(order.status)) return null
  return (
    <OrderAgain
      orderId={order.orderId}
      lineId={null}
      what={`order #${order.orderNumber}`}
      label={`Order all ${order.items.length} again`}
      onAddToCart={onAddToCart}
    />
  )
}
