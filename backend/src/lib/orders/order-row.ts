import type { OrderRow } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { rowAdjustment } from './adjustments/present'
import { isOverdue } from './adjustments/state'
import type { OrderBundle } from './bundle'
import { isReturned } from './cancellation'
import { issuesForCustomer } from './issue-advice'
import { loadBundles, type Whose } from './load-bundles'
import { refundOf } from './order-payment'
import { orderStatus } from './order-status'
import { pounds, totalsOf, type ShopOrderLine } from './shop-order'
import { shownOrders } from './shown-orders'

/** The latest of some times that may not have come yet. */
function latestOf(dates: (Date | string | null | undefined)[]): string | null {
  const times = dates.filter((date) => date != null).map((date) => new Date(date).getTime())
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
}

function customizations(line: ShopOrderLine): OrderRow['item']['customizations'] {
  if (!line.metadata?.design_id && !line.metadata?.recipe_hash) return null
  return { designName: line.metadata.design_name || 'Custom Design', aiGenerated: line.metadata.ai_generated }
}

/** One line of an order as the customer's list shows it. */
export function presentRow(bundle: OrderBundle, line: ShopOrderLine): OrderRow {
  const { order, approval, submission, checkout } = bundle
  const now = new Date()
  // Whose change came too late has nothing to do any more: somebody decides.
  const status = isOverdue(bundle, now)
    ? 'pending_admin_approval'
    : isReturned(bundle)
      ? 'cancelled'
      : orderStatus(approval?.status ?? null, submission?.status ?? null)
  const shipping = order.shipping_methods[0]
  const handedOver = Boolean(submission?.prodigi_order_id)
  const name = line.product_title ?? line.title
  return {
    id: line.id,
    orderId: order.id,
    orderNumber: order.display_id,
    sessionId: checkout.sessionId ?? checkout.id,
    imageUrl: line.metadata?.image_url || line.thumbnail || '',
    item: {
      name,
      price: pounds(line.unit_price),
      quantity: line.quantity,
      customizations: customizations(line),
    },
    productname: name,
    productId: bundle.productNumbers.get(line.product_id ?? '') ?? null,
    device: line.metadata?.device ?? '',
    color: line.metadata?.finish ?? '',
    clientShippingRate: shipping ? { name: shipping.name, price: pounds(shipping.total) } : null,
    orderTotal: totalsOf(order).total,
    refunded: refundOf(order)?.amount ?? 0,
    createdAt: order.created_at.toISOString(),
    updatedAt:
      latestOf([order.updated_at, approval?.updated_at, submission?.status_changed_at]) ??
      order.created_at.toISOString(),
    status,
    prodigiOrderStatus: handedOver ? (submission?.status ?? null) : null,
    // Once it is refused or taken back, the printer's last word is no longer how the order stands.
    prodigiStatus: handedOver && approval?.status === 'processed' ? status : null,
    prodigiOrderId: submission?.prodigi_order_id ?? null,
    // When it last changed, not when the printer was last asked: an order that only waits has none.
    lastStatusUpdate: latestOf([submission?.status_changed_at, approval?.decided_at]),
    batchOrder: order.items.length > 1,
    totalItemsInBatch: order.items.length,
    adjustment: rowAdjustment(bundle, line, now),
    prodigiDetails: {
      stage: submission?.stage ?? null,
      issues: issuesForCustomer(submission?.issues ?? []),
    },
  }
}

export const presentRows = (bundle: OrderBundle): OrderRow[] =>
  bundle.order.items.map((line) => presentRow(bundle, line))

/** A row for each order line of a customer, or of some orders, newest order first. */
export async function listOrderRows(scope: MedusaContainer, whose: Whose): Promise<OrderRow[]> {
  return (await loadBundles(scope, whose, shownOrders)).flatMap(presentRows)
}
