import type { AdminOrder, AdminStats } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { presentAdminOrder, toDomainStatus } from './admin-order'
import { loadBundles } from './load-bundles'
import { pounds } from './shop-order'

export interface AdminOrderQuery {
  status?: AdminOrder['status'] | undefined
  search?: string | undefined
  page: number
  limit: number
}

/** Orders of this shop are those that a checkout points to and that wait for, or had, a decision. */
const SHOP_ORDERS = `from checkout c
  join approval a on a.order_id = c.order_id and a.deleted_at is null
  join "order" o on o.id = c.order_id and o.deleted_at is null
  where c.deleted_at is null`

/** What identifies an order to people, as one text. */
const IDENTITY = `concat_ws(E'\\n', o.id, c.stripe_session_id, '#' || o.display_id, o.email,
  (select concat_ws(' ', d.first_name, d.last_name) from order_address d where d.id = o.shipping_address_id))`

/** Words as they stand, for `like`: what a person types holds no wildcards. */
export const literally = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** The ids of one page of orders, newest first. */
async function pageOfIds(scope: MedusaContainer, query: AdminOrderQuery): Promise<string[]> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const conditions = [query.status ? 'and a.status = ?' : '', query.search ? `and ${IDENTITY} ilike ?` : '']
  const values = [
    ...(query.status ? [toDomainStatus(query.status)] : []),
    ...(query.search ? [literally(query.search)] : []),
    query.limit,
    (query.page - 1) * query.limit,
  ]
  const answer: { rows: { id: string }[] } = await knex.raw(
    `select o.id ${SHOP_ORDERS} ${conditions.join(' ')} order by o.created_at desc, o.id desc limit ? offset ?`,
    values,
  )
  return answer.rows.map(({ id }) => id)
}

/** Orders for the administrators, newest first; only the page that is asked for is read whole. */
export async function listAdminOrders(scope: MedusaContainer, query: AdminOrderQuery): Promise<AdminOrder[]> {
  const orderIds = await pageOfIds(scope, query)
  return (await loadBundles(scope, { orderIds })).flatMap((bundle) => presentAdminOrder(bundle) ?? [])
}

type Counts = Omit<AdminStats, 'providers' | 'lastUpdated'>

/** What was taken of all orders and not given back, in pounds. */
async function revenue(scope: MedusaContainer): Promise<number> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: { kept: string }[] } = await knex.raw(
    `select coalesce(sum(
        coalesce((select sum(t.amount) from capture t where t.payment_id = p.id and t.deleted_at is null), 0)
        - coalesce((select sum(r.amount) from refund r where r.payment_id = p.id and r.deleted_at is null), 0)
      ), 0) as kept
     from checkout c
     join order_payment_collection l on l.order_id = c.order_id and l.deleted_at is null
     join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
     where c.deleted_at is null and p.captured_at is not null`,
  )
  return pounds(Number(answer.rows[0]?.kept ?? 0))
}

/** How many orders wait, are printed, were refused or failed, and what they brought in. */
export async function countOrders(scope: MedusaContainer): Promise<Counts> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: { status: string; orders: string }[] } = await knex.raw(
    `select a.status, count(*) as orders ${SHOP_ORDERS} group by a.status`,
  )
  const counted = new Map(answer.rows.map(({ status, orders }) => [status, Number(orders)]))
  const count = (...wanted: string[]) =>
    wanted.reduce((total, status) => total + (counted.get(status) ?? 0), 0)
  return {
    pendingOrders: count('pending_admin_approval'),
    processedOrders: count('processed'),
    rejectedOrders: count('rejected', 'rejecting'),
    failedOrders: count('fulfillment_failed'),
    totalCustomerOrders: count(...counted.keys()),
    revenue: await revenue(scope),
  }
}
