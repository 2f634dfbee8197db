import type { AdminOrder, AdminStats, Sales } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { literally } from '../database/literally'
import { query, type Value } from '../database/sql'
import { presentAdminOrder, toDomainStatus } from './admin-order'
import { loadBundles } from './load-bundles'
import { pounds } from './shop-order'

export interface AdminOrderQuery {
  status?: AdminOrder['status'][] | undefined
  search?: string | undefined
  /** Days in UK time, such as 2026-11-22; both are within. */
  from?: string | undefined
  to?: string | undefined
  sort?: 'newest' | 'oldest'
  page: number
  limit: number
}
export interface AdminOrderPage {
  items: AdminOrder[]
  total: number
  page: number
  limit: number
  hasMore: boolean
}

/** Orders of this shop are those that a checkout points to and that wait for, or had, a decision. */
const SHOP_ORDERS = `from approval a
  join checkout c on c.order_id = a.order_id and c.deleted_at is null
  join "order" o on o.id = a.order_id and o.deleted_at is null
  where a.deleted_at is null`

const UK = `'Europe/London'`

/** What identifies an order to people, as one text. */
const IDENTITY = `concat_ws(E'\\n', o.id, c.stripe_session_id, '#' || o.display_id, o.email,
  (select concat_ws(' ', d.first_name, d.last_name) from order_address d where d.id = o.shipping_address_id))`

const NUMBER = /^#(\d{1,9})$/

type Condition = [text: string, ...values: Value[]]

/** A number with its sign is that order alone, and found by an index; other words may stand anywhere. */
function found(search: string): Condition {
  const number = NUMBER.exec(search)?.[1]
  return number ? ['o.display_id = ?', Number(number)] : [`${IDENTITY} ilike ?`, literally(search)]
}

function conditionsOf({ status, search, from, to }: AdminOrderQuery): Condition[] {
  return [
    ...(status?.length ? [['a.status = any(?)', status.map(toDomainStatus)] satisfies Condition] : []),
    ...(search ? [found(search)] : []),
    ...(from ? [[`a.created_at >= (?::date)::timestamp at time zone ${UK}`, from] satisfies Condition] : []),
    ...(to ? [[`a.created_at < (?::date + 1)::timestamp at time zone ${UK}`, to] satisfies Condition] : []),
  ]
}

/**
 * A page of orders for the administrators, by when they were put before them; only what is on it is read whole.
 * `total` counts all that fit.
 */
export async function pageOfAdminOrders(
  scope: MedusaContainer,
  asked: AdminOrderQuery,
): Promise<AdminOrderPage> {
  const { page, limit, sort = 'newest' } = asked
  const sql = query(scope)
  const conditions = conditionsOf(asked)
  const where = `${SHOP_ORDERS} ${conditions.map(([text]) => `and ${text}`).join(' ')}`
  const values = conditions.flatMap(([, ...given]) => given)
  const way = sort === 'oldest' ? 'asc' : 'desc'
  const [rows, counted] = await Promise.all([
    sql<{ id: string }>(
      `select o.id ${where} order by a.created_at ${way}, a.order_id ${way} limit ? offset ?`,
      [...values, limit, (page - 1) * limit],
    ),
    sql<{ total: string }>(`select count(*) as total ${where}`, values),
  ])
  const ids = rows.map(({ id }) => id)
  const bundles = new Map(
    (await loadBundles(scope, { orderIds: ids })).map((bundle) => [bundle.order.id, bundle]),
  )
  const items = ids.flatMap((id) => {
    const bundle = bundles.get(id)
    return (bundle && presentAdminOrder(bundle)) ?? []
  })
  const total = Number(counted[0]?.total ?? 0)
  return { items, total, page, limit, hasMore: page * limit < total }
}

type Counts = Omit<AdminStats, 'providers' | 'lastUpdated' | 'parkedPayments'>

/** What was taken of all orders and not given back, in pounds. */
async function revenue(scope: MedusaContainer): Promise<number> {
  const [row] = await query(scope)<{ kept: string }>(
    `select coalesce(sum(
        coalesce((select sum(t.amount) from capture t where t.payment_id = p.id and t.deleted_at is null), 0)
        - coalesce((select sum(r.amount) from refund r where r.payment_id = p.id and r.deleted_at is null), 0)
      ), 0) as kept
     from checkout c
     join order_payment_collection l on l.order_id = c.order_id and l.deleted_at is null
     join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
     where c.deleted_at is null and p.captured_at is not null`,
  )
  return pounds(Number(row?.kept ?? 0))
}

/** How many orders wait, are printed, were refused or failed, and what they brought in. */
export async function countOrders(scope: MedusaContainer): Promise<Counts> {
  const rows = await query(scope)<{ status: string; orders: string; oldest: Date }>(
    `select a.status, count(*) as orders, min(a.created_at) as oldest ${SHOP_ORDERS} group by a.status`,
  )
  const counted = new Map(rows.map(({ status, orders }) => [status, Number(orders)]))
  const count = (...wanted: string[]) =>
    wanted.reduce((total, status) => total + (counted.get(status) ?? 0), 0)
  const oldest = rows.find(({ status }) => status === 'pending_admin_approval')?.oldest
  return {
    pendingOrders: count('pending_admin_approval'),
    processedOrders: count('processed'),
    rejectedOrders: count('rejected', 'rejecting'),
    cancelledOrders: count('cancelled', 'cancelling'),
    failedOrders: count('fulfillment_failed'),
    adjustmentOrders: count('adjustment_requested'),
    totalCustomerOrders: count(...counted.keys()),
    revenue: await revenue(scope),
    oldestPendingAt: oldest ? new Date(oldest).toISOString() : null,
  }
}

/**
 * Orders and revenue of each of the last days up to today, in UK time. What was taken counts on the day it was taken, what
 * was given back on the day it went.
 */
export async function salesByDay(scope: MedusaContainer, days: number): Promise<Sales> {
  const day = (column: string) => `(${column} at time zone ${UK})::date`
  const money = (table: 'capture' | 'refund', sign: '' | '-') =>
    `select ${day('t.created_at')} as day, 0 as orders, ${sign}t.amount as amount from ${table} t
       join payment p on p.id = t.payment_id and p.deleted_at is null and p.captured_at is not null
       join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
       join checkout c on c.order_id = l.order_id and c.deleted_at is null
      where t.deleted_at is null and t.created_at >= now() - make_interval(days => ?)`
  const rows = await query(scope)<{ day: string; orders: string; revenue: string }>(
    `with happened as (
       select ${day('a.created_at')} as day, 1 as orders, 0 as amount ${SHOP_ORDERS}
          and a.created_at >= now() - make_interval(days => ?)
       union all ${money('capture', '')}
       union all ${money('refund', '-')})
     select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sum(h.orders), 0) as orders, coalesce(sum(h.amount), 0) as revenue
       from (select (now() at time zone ${UK})::date - n as day from generate_series(0, ?::int - 1) n) d
       left join happened h on h.day = d.day group by d.day order by d.day`,
    [days + 1, days + 1, days + 1, days],
  )
  return {
    days: rows.map((row) => ({
      day: row.day,
      orders: Number(row.orders),
      revenue: pounds(Number(row.revenue)),
    })),
  }
}
