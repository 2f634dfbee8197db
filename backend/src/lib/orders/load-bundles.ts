import { ORDER_APPROVAL_MODULE, type AdjustmentRow, type ApprovalRow } from '@caseloom/order-approval'
import { PRODIGI_MODULE, type SubmissionRow } from '@caseloom/prodigi'
import { isOfTrial, STRIPE_CHECKOUT_MODULE } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { z } from 'zod'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { bySession } from '../checkout/by-session'
import { supposedEnd } from '../checkout/held-until'
import { adjustmentToken, linkSecret } from './adjustments/link'
import { asBought } from './as-bought'
import type { CheckoutRef, KeptDispute, LinkedAdjustment, OrderBundle } from './bundle'
import { ORDER_FIELDS, shopOrderSchema, type ShopOrder } from './shop-order'
import { lastRefusals } from './stuck-decisions'
import { listStuckRefunds } from './stuck-refunds'

/** Somebody's orders, or those of a name; with `of`, only where they are this customer's. */
export type Whose =
  { customerId: string } | (({ orderIds: string[] } | { sessionId: string }) & { of?: string })

/** So few are disputed that all of any list fit. */
const MOST_DISPUTES = 1000

const checkoutSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  stripe_session_id: z.string().nullable(),
  customer_id: z.string(),
  paid_at: z.coerce.date().nullable(),
})

function checkoutFilter(whose: Whose): Record<string, unknown> {
  if ('customerId' in whose) return { customer_id: whose.customerId, order_id: { $ne: null } }
  const owner = whose.of === undefined ? {} : { customer_id: whose.of }
  if ('orderIds' in whose) return { order_id: whose.orderIds, ...owner }
  return { ...bySession(whose.sessionId), order_id: { $ne: null }, ...owner }
}

/** The checkouts that led to an order. Only what one of them points to is an order of this shop. */
async function listCheckoutRefs(scope: MedusaContainer, whose: Whose): Promise<CheckoutRef[]> {
  if ('orderIds' in whose && whose.orderIds.length === 0) return []
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { isLive, options } = scope.resolve(STRIPE_CHECKOUT_MODULE)
  const { data } = await query.graph({
    entity: 'checkout',
    fields: ['id', 'order_id', 'stripe_session_id', 'customer_id', 'paid_at'],
    filters: checkoutFilter(whose),
  })
  return z
    .array(checkoutSchema)
    .parse(data)
    .map((row) => ({
      id: row.id,
      orderId: row.order_id,
      sessionId: row.stripe_session_id,
      isBeforeLive: isLive && isOfTrial(row.stripe_session_id),
      supposedEnd: supposedEnd(row.paid_at, options.capture),
      customerId: row.customer_id,
    }))
}

/** Numbers of the products that were bought, as far as the shop still has them. */
async function productNumbers(scope: MedusaContainer, orders: ShopOrder[]): Promise<Map<string, number>> {
  const ids = new Set(orders.flatMap(({ items }) => items.flatMap(({ product_id }) => product_id ?? [])))
  if (ids.size === 0) return new Map()
  const rows = await scope
    .resolve(DEVICE_CATALOG_MODULE)
    .listProductNumbers({ product_id: [...ids] }, { take: ids.size })
  return new Map(rows.map(({ product_id, number }) => [product_id, number]))
}

async function listDisputes(scope: MedusaContainer, checkouts: CheckoutRef[]): Promise<KeptDispute[]> {
  const rows = await scope
    .resolve(STRIPE_CHECKOUT_MODULE)
    .listPaymentDisputes({ checkout_id: checkouts.map(({ id }) => id) }, { take: MOST_DISPUTES })
  return rows as unknown as KeptDispute[]
}

/** The last round of changes that was asked for, by order. */
async function lastAdjustments(
  scope: MedusaContainer,
  orderIds: string[],
): Promise<Map<string, LinkedAdjustment[]>> {
  const rows = (await scope
    .resolve(ORDER_APPROVAL_MODULE)
    .listApprovalAdjustments({ order_id: orderIds }, { take: null })) as unknown as AdjustmentRow[]
  const secret = linkSecret(scope)
  const last = new Map<string, LinkedAdjustment[]>()
  for (const each of rows) {
    const row = { ...each, token: adjustmentToken(each, secret) }
    const present = last.get(row.order_id) ?? []
    const round = present[0]?.round ?? 0
    if (row.round >= round) last.set(row.order_id, row.round > round ? [row] : [...present, row])
  }
  return last
}

async function wholeOrders(scope: MedusaContainer, ids: string[]): Promise<unknown[]> {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const found: { data: unknown[] } = await query.graph({
    entity: 'order',
    fields: [...ORDER_FIELDS],
    filters: { id: ids },
  })
  return found.data.map(asBought)
}

/** Orders with all that belongs to them, newest first; `read` is how they are read. */
export async function loadBundles(
  scope: MedusaContainer,
  whose: Whose,
  read: (scope: MedusaContainer, ids: string[]) => Promise<unknown[]> = wholeOrders,
): Promise<OrderBundle[]> {
  const checkouts = await listCheckoutRefs(scope, whose)
  if (checkouts.length === 0) return []
  const ids = checkouts.map(({ orderId }) => orderId)
  const [orders, approvals, submissions, disputes, refunds, adjustments] = await Promise.all([
    read(scope, ids),
    scope.resolve(ORDER_APPROVAL_MODULE).listApprovals({ order_id: ids }, { take: ids.length }),
    scope.resolve(PRODIGI_MODULE).listProdigiSubmissions({ order_id: ids }, { take: ids.length }),
    listDisputes(scope, checkouts),
    listStuckRefunds(scope, 'l.order_id = any(?)', [ids]),
    lastAdjustments(scope, ids),
  ])
  const approvalRows = approvals as unknown as ApprovalRow[]
  const refusals = await lastRefusals(scope, approvalRows)
  const approvalOf = new Map(approvalRows.map((row) => [row.order_id, row]))
  const submissionOf = new Map(submissions.map((row) => [row.order_id, row as unknown as SubmissionRow]))
  const checkoutOf = new Map(checkouts.map((row) => [row.orderId, row]))
  const shopOrders = z.array(shopOrderSchema).parse(orders)
  const numbers = await productNumbers(scope, shopOrders)
  return shopOrders
    .flatMap((order) => {
      const checkout = checkoutOf.get(order.id)
      if (!checkout) return []
      const approval = approvalOf.get(order.id) ?? null
      const submission = submissionOf.get(order.id) ?? null
      const against = disputes.filter(({ checkout_id }) => checkout_id === checkout.id)
      return [
        {
          order,
          checkout,
          approval,
          submission,
          disputes: against,
          stuckRefunds: refunds.filter(({ orderId }) => orderId === order.id),
          lastRefusal: refusals.get(order.id) ?? null,
          adjustments: adjustments.get(order.id) ?? [],
          productNumbers: numbers,
        },
      ]
    })
    .sort((a, b) => b.order.created_at.getTime() - a.order.created_at.getTime())
}

/** One order, or null where it is none of this shop's. */
export async function loadBundle(scope: MedusaContainer, orderId: string): Promise<OrderBundle | null> {
  const [bundle] = await loadBundles(scope, { orderIds: [orderId] })
  return bundle ?? null
}
