import type { OrderDetail } from '@caseloom/contract'
import { transition } from '@caseloom/order-approval'
import { isPartCancelled } from '@caseloom/prodigi'
import { paymentStatus, refundOf } from './order-payment'
import type { OrderBundle } from './bundle'
import { cancellationOf, isReturned } from './cancellation'
import { presentRow, presentRows } from './order-row'
import { presentAddress } from './present-address'
import { discountLabelOf, totalsOf, type ShopOrderLine } from './shop-order'
import { timeline } from './timeline'

const iso = (date: Date | string | null | undefined) => (date ? new Date(date).toISOString() : null)
const latest = (dates: (string | null)[]) =>
  dates
    .filter((date) => date !== null)
    .sort()
    .at(-1) ?? null

/** A whole order, seen from one of its lines. */
export function presentOrder(
  bundle: OrderBundle,
  line: ShopOrderLine,
  { vatRegistered }: { vatRegistered: boolean },
): OrderDetail {
  const { order, approval, submission } = bundle
  const totals = totalsOf(order)
  const row = presentRow(bundle, line)
  const shipments = submission?.shipments ?? []
  const sent = shipments.filter(({ shipped }) => shipped)
  const deliveryEstimated = row.status === 'delivered' && sent.some((parcel) => parcel.deliveryEstimated)
  return {
    ...row,
    items: presentRows(bundle),
    totals: { ...totals, tax: vatRegistered ? totals.tax : 0, discountLabel: discountLabelOf(order) },
    paymentStatus: paymentStatus(order),
    refund: refundOf(order),
    shippingAddress: presentAddress(order.shipping_address),
    timeline: timeline({
      status: row.status,
      // A print that was stopped is not made.
      hasPrintOrder: row.prodigiOrderId !== null && row.prodigiOrderStatus !== 'cancelled',
      placedAt: row.createdAt,
      decidedAt: iso(approval?.decided_at),
      shippedAt: latest(sent.map(({ dispatchedAt }) => dispatchedAt)),
      deliveredAt: latest(sent.map(({ deliveredAt }) => deliveredAt)),
      deliveryEstimated,
      partCancelled: isPartCancelled({ stage: submission?.stage ?? null, shipments }),
      statusChangedAt: iso(submission?.status_changed_at),
    }),
    tracking: sent.flatMap(({ carrier, number, url }) => (number ? [{ carrier, number, url }] : [])),
    deliveryEstimated,
    cancellable: approval ? transition(approval.status, 'cancel').ok : false,
    cancelledBecause: isReturned(bundle) ? 'payment_returned' : cancellationOf(approval),
    rejectionReason: row.status === 'rejected' ? (approval?.reason ?? null) : null,
  }
}
