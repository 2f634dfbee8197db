import type { AdminOrder } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { literally, wholeNames } from '../database/literally'
import { query, type Sql, type Value } from '../database/sql'
import { presentAdminOrder, toDomainStatus } from './admin-order'
import { DOUBTED } from './doubted'
import { HELD_UP } from './held-up'
import { loadBundles } from './load-bundles'
import { NAME_WORDS, ORDER_WORDS, SESSION_WORDS } from './order-words'
import { remarksOf } from './remarks'
import { UK } from './sales'
import { shownOrders } from './shown-orders'
import { STUCK } from './stuck-decisions'

export interface AdminOrderQuery {
  status?: AdminOrder['status'][] | undefined
  search?: string | undefined
  /** Days in UK time, such as 2026-11-22; both are within. */
  from?: string | undefined
  to?: string | undefined
  /** Only those whose print is held up. */
  trouble?: 'true' | 'false' | undefined
  /** Only those whose payment a bank doubts. */
  doubted?: 'true' | 'false' | undefined
  /** Only those whose decision is not carried out. */
  stuck?: 'true' | 'false' | undefined
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

/** Orders of this shop are those that wait for, or had, a decision: only what a checkout led to is put before anybody. */
export const SHOP_ORDERS = 'from approval a where a.deleted_at is null'

/** Its sign may be left out where there are too few digits for a search. */
const NUMBER = /^(?:#(\d{1,9})|(\d{1,2}))$/
/** So few letters stand in most orders, and begin a name of each tenth; an index knows them as a whole name alone. */
const FEW_LETTERS = 2
/** Names that are whole, as they are copied from an address or from Stripe. */
const ORDER_ID = /^order_[0-9A-Z]{26}$/
const SESSION_ID = /^cs_(test|live)_\w{20,}$/
const CHECKOUT_ID = /^chk_[0-9A-Z]{26}$/

/** Those whose print somebody has to see to before it goes on. */
export const TROUBLED = `a.status = 'processed' and a.order_id in (select s.order_id from prodigi_submission s where ${HELD_UP})`

type Condition = [text: string, ...values: Value[]]

/** The order of each address is looked up by its index; joined, all orders would be read for a common name. */
const NAMED = `select o.id from order_address d cross join lateral (
         select x.id from "order" x where x.shipping_address_id = d.id and x.deleted_at is null offset 0) o
        where`

/**
 * A number with its sign, or a whole id, is that order alone; one or two letters are one of somebody's whole names, such as Ng; other
 * words may stand anywhere in what identifies an order to people. Each part has an index of the same words (see scripts/seed/indexes.ts).
 */
function found(search: string): Condition {
  const [, signed, bare] = NUMBER.exec(search) ?? []
  const number = signed ?? bare
  if (number)
    return [
      'a.order_id in (select o.id from "order" o where o.display_id = ? and o.deleted_at is null)',
      Number(number),
    ]
  if (ORDER_ID.test(search)) return ['a.order_id = ?', search]
  if (SESSION_ID.test(search))
    return [
      'a.order_id in (select c.order_id from checkout c where c.stripe_session_id = ? and c.deleted_at is null)',
      search,
    ]
  if (CHECKOUT_ID.test(search))
    return [
      'a.order_id in (select c.order_id from checkout c where c.id = ? and c.deleted_at is null)',
      search,
    ]
  if (search.length <= FEW_LETTERS)
    return [`a.order_id in (${NAMED} ${NAME_WORDS} ilike any(?))`, wholeNames(search)]
  const words = literally(search)
  return [
    `a.order_id in (
      select o.id from "order" o where ${ORDER_WORDS} ilike any(?) and o.deleted_at is null
      union all
      ${NAMED} ${NAME_WORDS} ilike any(?)
      union all
      select c.order_id from checkout c where ${SESSION_WORDS} ilike any(?) and c.order_id is not null and c.deleted_at is null)`,
    ...[words, words, words],
  ]
}

function conditionsOf({ status, search, from, to, trouble, doubted, stuck }: AdminOrderQuery): Condition[] {
  return [
    ...(status?.length ? [['a.status = any(?)', status.map(toDomainStatus)] satisfies Condition] : []),
    ...(trouble === 'true' ? [[TROUBLED] satisfies Condition] : []),
    ...(doubted === 'true' ? [[DOUBTED] satisfies Condition] : []),
    ...(stuck === 'true' ? [[STUCK] satisfies Condition] : []),
    ...(search ? [found(search)] : []),
    ...(from ? [[`a.created_at >= (?::date)::timestamp at time zone ${UK}`, from] satisfies Condition] : []),
    ...(to ? [[`a.created_at < (?::date + 1)::timestamp at time zone ${UK}`, to] satisfies Condition] : []),
  ]
}

interface Found {
  ids: string[]
  total: Promise<number>
}

/** Of a search: what fits is looked for once, and both counted and sorted. */
async function searched(sql: Sql, where: string, values: Value[], order: string): Promise<Found> {
  const rows = await sql<{ id: string | null; total: string }>(
    `with found as materialized (select a.order_id, a.created_at ${where})
     select a.order_id as id, (select count(*) from found) as total
       from (select 1) as always left join lateral (select * from found a ${order} limit ? offset ?) a on true
      ${order}`,
    values,
  )
  return { ids: rows.flatMap(({ id }) => id ?? []), total: Promise.resolve(Number(rows[0]?.total ?? 0)) }
}

/** Of a list: an index has the page, and the rest is counted while that is put together. */
async function listed(sql: Sql, where: string, values: Value[], order: string): Promise<Found> {
  const total = sql<{ total: string }>(`select count(*) as total ${where}`, values.slice(0, -2))
  const rows = sql<{ id: string }>(`select a.order_id as id ${where} ${order} limit ? offset ?`, values)
  return { ids: (await rows).map(({ id }) => id), total: total.then(([row]) => Number(row?.total ?? 0)) }
}

/**
 * A page of orders for the administrators, by when they were put before them; only what is on it is read whole.
 * `total` counts all that fit.
 */
export async function pageOfAdminOrders(
  scope: MedusaContainer,
  asked: AdminOrderQuery,
): Promise<AdminOrderPage> {
  const { page, limit, sort = 'newest', search } = asked
  const conditions = conditionsOf(asked)
  const where = `${SHOP_ORDERS} ${conditions.map(([text]) => `and ${text}`).join(' ')}`
  const values = conditions.flatMap(([, ...given]) => given)
  const way = sort === 'oldest' ? 'asc' : 'desc'
  const found = await (search ? searched : listed)(
    query(scope),
    where,
    [...values, limit, (page - 1) * limit],
    `order by a.created_at ${way}, a.order_id ${way}`,
  )
  const [bundles, total] = await Promise.all([
    loadBundles(scope, { orderIds: found.ids }, shownOrders),
    found.total,
  ])
  const remarks = await remarksOf(scope, bundles)
  const byId = new Map(bundles.map((bundle) => [bundle.order.id, bundle]))
  const items = found.ids.flatMap((id) => {
    const bundle = byId.get(id)
    return (bundle && presentAdminOrder(bundle, remarks.get(id))) ?? []
  })
  return { items, total, page, limit, hasMore: page * limit < total }
}
