import type { Provenance } from '@caseloom/ai-designs'
import type { AdminOrder, AdminOrderDetail } from '@caseloom/contract'
import type { ApprovalHistoryRow, ApprovalStatus } from '@caseloom/order-approval'
import { isAdjusted, presentAdjustment, presentChanges } from './adjustments/present'
import { attentionOf, isOdd } from './attention'
import type { OrderBundle } from './bundle'
import { contentsOf } from './contents'
import { presentDisputes } from './disputes'
import { isCancellable } from './is-cancellable'
import { adviceOnIssue } from './issue-advice'
import { amountPaid, heldUntil, paymentStatus } from './order-payment'
import { presentAddress } from './present-address'
import { askedFor } from './remarks'
import { caseOf, pounds, totalsOf, type ShopOrderLine } from './shop-order'

type ContractStatus = AdminOrder['status']

/** The domain's word in the words of `/api`, which names the print provider. */
export const toContractStatus = (status: ApprovalStatus): ContractStatus =>
  status === 'fulfillment_failed' ? 'prodigi_failed' : status
export const toDomainStatus = (status: ContractStatus): ApprovalStatus =>
  status === 'prodigi_failed' ? 'fulfillment_failed' : status

const historyWord = (status: string) => (status === 'fulfillment_failed' ? 'prodigi_failed' : status)

const pictureOf = (line: ShopOrderLine): string => line.metadata?.image_url || line.thumbnail || ''

/** One order in the administrators' list, with the checks' remarks on it; null where nobody has to decide on it yet. */
export function presentAdminOrder(
  bundle: OrderBundle,
  remarks: string[] = [],
  now = new Date(),
): AdminOrder | null {
  const { order, approval, submission, checkout } = bundle
  if (!approval) return null
  const address = presentAddress(order.shipping_address)
  const changes = [order.updated_at, approval.updated_at, submission?.status_changed_at].filter(
    (date) => date != null,
  )
  return {
    id: order.id,
    orderNumber: order.display_id,
    sessionId: checkout.sessionId ?? checkout.id,
    status: toContractStatus(approval.status),
    customerName: address.name || (order.email ?? ''),
    customerEmail: order.email ?? '',
    itemCount: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    createdAt: order.created_at.toISOString(),
    updatedAt: new Date(Math.max(...changes.map((date) => new Date(date).getTime()))).toISOString(),
    shippingMethod: order.shipping_methods[0]?.name ?? '',
    totalValue: totalsOf(order).total,
    cases: order.items.map(caseOf),
    imageUrls: order.items.map(pictureOf),
    printStatus: submission?.prodigi_order_id ? submission.status : null,
    version: approval.version,
    contents: contentsOf(order),
    disputes: presentDisputes(bundle.disputes),
    attention: attentionOf(bundle, now),
    remarks,
    lookFirst: remarks.length > 0 || isOdd(bundle),
    adjusted: isAdjusted(bundle),
  }
}

/** What an administrator sees of the print of one line; null where it cannot be rendered. */
export interface LinePrint {
  sku: string | null
  url: string | null
  previewUrl: string | null
  effectiveDpi: number | null
  warnings: string[]
  design: Provenance | null
}

function presentItem(
  line: ShopOrderLine,
  print: LinePrint | undefined,
): AdminOrderDetail['validItems'][number] {
  const designName = line.metadata?.design_name ?? (line.metadata?.recipe_hash ? 'Custom Design' : null)
  return {
    id: line.id,
    item: {
      name: line.product_title ?? line.title,
      price: pounds(line.unit_price),
      quantity: line.quantity,
      customizations: designName ? { designName } : null,
    },
    device: line.metadata?.device ?? '',
    finish: line.metadata?.finish ?? '',
    sku: print?.sku ?? null,
    imageUrl: pictureOf(line),
    printFileUrl: print?.url ?? null,
    printPreviewUrl: print?.previewUrl ?? null,
    effectiveDpi: print?.effectiveDpi ?? null,
    warnings: [...(print?.warnings ?? []), ...askedFor(print?.design?.flags ?? [])],
    design: print?.design ?? null,
  }
}

/** What is found out about an order beside its own rows. */
export interface AdminOrderFacts {
  prints: ReadonlyMap<string, LinePrint>
  remarks: AdminOrder['remarks']
  history: readonly ApprovalHistoryRow[]
  costs: Pick<AdminOrderDetail, 'cost' | 'margin'>
  links: Pick<AdminOrderDetail, 'medusaUrl' | 'prodigiUrl'>
  cannotAsk: AdminOrderDetail['cannotAsk']
}

/** One order with what is needed to decide on it. */
export function presentAdminDetail(
  bundle: OrderBundle,
  { prints, remarks, history, costs, links, cannotAsk }: AdminOrderFacts,
): AdminOrderDetail | null {
  const summary = presentAdminOrder(bundle, remarks)
  if (!summary) return null
  const { order, submission, checkout } = bundle
  const { subtotal, discount, shipping, total } = totalsOf(order)
  return {
    ...summary,
    ...costs,
    ...links,
    validItems: order.items.map((line) => presentItem(line, prints.get(line.id))),
    customer: { id: checkout.customerId, name: summary.customerName, email: summary.customerEmail },
    shippingAddress: presentAddress(order.shipping_address),
    totals: { subtotal, discount, shipping, total },
    payment: {
      status: paymentStatus(order),
      amount: amountPaid(order),
      authorisationExpiresAt: heldUntil(order),
    },
    history: [...history]
      .sort((a, b) => new Date(a.created_at).getTime() - new Date(b.created_at).getTime())
      .map((entry) => ({
        at: new Date(entry.created_at).toISOString(),
        by: entry.by,
        from: entry.from_status ? historyWord(entry.from_status) : null,
        to: historyWord(entry.to_status),
        reason: entry.reason,
        changes: presentChanges(entry.changes),
      })),
    adjustments: bundle.adjustments.map(presentAdjustment),
    cannotAsk,
    prodigi: {
      orderId: submission?.prodigi_order_id ?? null,
      status: submission?.prodigi_order_id ? submission.status : null,
      issues: [
        ...(submission?.issues ?? []).map(({ code, says, url }) => ({
          says,
          url,
          advice: adviceOnIssue(code),
        })),
        ...(submission?.last_error ? [{ says: submission.last_error, url: null, advice: null }] : []),
      ],
      canCancel: isCancellable(bundle),
      // What is cancelled is no parcel: an issue says so.
      parcels: (submission?.shipments ?? [])
        .filter(({ cancelled }) => !cancelled)
        .map((parcel) => ({
          id: parcel.id,
          shipped: parcel.shipped,
          carrier: [parcel.carrier, parcel.service].filter(Boolean).join(', '),
          trackingNumber: parcel.number,
          trackingUrl: parcel.url,
          dispatchedAt: parcel.dispatchedAt,
          deliveredAt: parcel.deliveredAt,
          deliveryEstimated: parcel.deliveryEstimated,
        })),
      cost: submission?.cost ?? null,
    },
  }
}
