import type { AdminOrder, AdminStats } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { presentAdminOrder } from './admin-order'
import { loadBundles } from './load-bundles'
import { paymentsOf, pounds, type ShopOrder } from './shop-order'

export interface AdminOrderQuery {
  status?: AdminOrder['status'] | undefined
  search?: string | undefined
  page: number
  limit: number
}

/** True where the words that were typed stand in what identifies an order. */
export function matches(order: AdminOrder, search: string): boolean {
  const text = [order.id, order.sessionId, `#${order.orderNumber}`, order.customerName, order.customerEmail]
  return text.join('\n').toLowerCase().includes(search.toLowerCase())
}

/** Orders for the administrators, newest first. */
export async function listAdminOrders(scope: MedusaContainer, query: AdminOrderQuery): Promise<AdminOrder[]> {
  const rows = (await loadBundles(scope, { all: true })).flatMap((bundle) => presentAdminOrder(bundle) ?? [])
  return rows
    .filter((row) => (query.status ? row.status === query.status : true))
    .filter((row) => (query.search ? matches(row, query.search) : true))
    .slice((query.page - 1) * query.limit, query.page * query.limit)
}

/** What was taken of an order and not given back. */
export function kept(order: ShopOrder): number {
  const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)
  return paymentsOf(order).reduce(
    (total, { captured_at, captures, refunds }) => total + (captured_at ? sum(captures) - sum(refunds) : 0),
    0,
  )
}

type Counts = Omit<AdminStats, 'providers' | 'lastUpdated'>

/** How many orders wait, are printed, were refused or failed, and what they brought in. */
export async function countOrders(scope: MedusaContainer): Promise<Counts> {
  const bundles = await loadBundles(scope, { all: true })
  const statuses = bundles.map(({ approval }) => approval?.status)
  const count = (...wanted: string[]) => statuses.filter((status) => status && wanted.includes(status)).length
  return {
    pendingOrders: count('pending_admin_approval'),
    processedOrders: count('processed'),
    rejectedOrders: count('rejected', 'rejecting'),
    failedOrders: count('fulfillment_failed'),
    totalCustomerOrders: bundles.length,
    revenue: pounds(bundles.reduce((total, { order }) => total + kept(order), 0)),
  }
}
