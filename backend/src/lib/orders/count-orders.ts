import type { AdminStats } from '@caseloom/contract'
import { APPROVAL_STATUSES, type ApprovalStatus } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import { SHOP_ORDERS, TROUBLED } from './admin-orders'
import { DOUBTED } from './doubted'
import { EVER, everSince, openSince, poundsOf } from './sales'
import { STUCK } from './stuck-decisions'

/** Where nearly all orders end. They are too many to count at each look, and what is left of all once the others are counted. */
const USUAL_END: ApprovalStatus = 'processed'
const OTHERS = APPROVAL_STATUSES.filter((status) => status !== USUAL_END)

interface Row {
  total: string
  pence: string
  status: ApprovalStatus | null
  orders: string
  oldest: Date | null
}

/** One row for each status that some orders have, or one without, all of the same moment. */
const COUNTS = `
  select t.total, t.pence, s.status, coalesce(s.orders, 0) as orders, s.oldest
    from (select coalesce(sum(orders), 0) as total, coalesce(sum(pence), 0) as pence from (${EVER}) e) t
    left join (select a.status, count(*) as orders, min(a.created_at) as oldest ${SHOP_ORDERS} and a.status = any(?) group by a.status) s
      on true`

type Counts = Omit<AdminStats, 'providers' | 'lastUpdated' | 'parkedPayments'>

/** How many orders wait, are being decided, are printed, were refused or failed, and what was taken of all and neither given back nor taken by a bank, in pounds. */
export async function countOrders(scope: MedusaContainer): Promise<Counts> {
  const sql = query(scope)
  const since = await openSince(scope)
  const countOf = (condition: string) =>
    sql<{ orders: number }>(`select count(*)::int as orders ${SHOP_ORDERS} and ${condition}`)
  const [rows, [heldUp], [doubted], [stuck]] = await Promise.all([
    sql<Row>(COUNTS, [...everSince(since), OTHERS]),
    countOf(TROUBLED),
    countOf(DOUBTED),
    countOf(STUCK),
  ])
  const counted = new Map(rows.map(({ status, orders }) => [status, Number(orders)]))
  const count = (...wanted: ApprovalStatus[]) =>
    wanted.reduce((sum, status) => sum + (counted.get(status) ?? 0), 0)
  const total = Number(rows[0]?.total ?? 0)
  const oldest = rows.find(({ status }) => status === 'pending_admin_approval')?.oldest
  return {
    pendingOrders: count('pending_admin_approval'),
    processedOrders: total - count(...OTHERS),
    runningOrders: count('processing', 'rejecting', 'cancelling'),
    rejectedOrders: count('rejected'),
    cancelledOrders: count('cancelled'),
    failedOrders: count('fulfillment_failed'),
    heldUpOrders: heldUp?.orders ?? 0,
    doubtedOrders: doubted?.orders ?? 0,
    stuckOrders: stuck?.orders ?? 0,
    adjustmentOrders: count('adjustment_requested'),
    totalCustomerOrders: total,
    revenue: poundsOf(rows[0]?.pence ?? '0'),
    oldestPendingAt: oldest ? new Date(oldest).toISOString() : null,
  }
}
