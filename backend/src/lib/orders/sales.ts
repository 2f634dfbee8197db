import type { Sales } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import { GIVEN_BACK } from './given-back'

export const UK = `'Europe/London'`
/** A day may still change for so long: a capture that a crash left unsure counts once Stripe was asked. */
const OPEN_DAYS = 8
/** The last day that is closed, by the database's clock. */
const LAST = `(now() at time zone ${UK})::date - ${OPEN_DAYS}`

/** Of a sum in pence, as PostgreSQL writes it. */
export const poundsOf = (pence: string) => Math.round(Number(pence)) / 100

const dayOf = (column: string) => `to_char((${column}) at time zone ${UK}, 'YYYY-MM-DD')`

const TAKEN = `
  select ${dayOf('t.created_at')} as day, 0 as orders, t.amount * 100 as pence from capture t
     join payment p on p.id = t.payment_id and p.deleted_at is null and p.captured_at is not null
     join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
     join checkout c on c.order_id = l.order_id and c.deleted_at is null
    where t.deleted_at is null and t.created_at >= ?`

/** Orders, money taken and money that went back since a moment (see {@link happenedSince}), each on its day in UK time. */
const HAPPENED = `
  select ${dayOf('a.created_at')} as day, 1 as orders, 0 as pence from approval a where a.deleted_at is null and a.created_at >= ?
  union all ${TAKEN}
  union all select ${dayOf('b.at')} as day, 0 as orders, -b.pence as pence from (${GIVEN_BACK}) b`
const happenedSince = (since: Date): Date[] => Array<Date>(5).fill(since)

/** All there ever was: days that are added up as one row each, and what happened since a moment (see {@link everSince}), from when on none is. */
export const EVER = `
  select day, orders, pence from sales_day where deleted_at is null and day < ${dayOf('?::timestamptz')}
  union all ${HAPPENED}`
export const everSince = (since: Date): Date[] => [since, ...happenedSince(since)]

/** From when on nothing is added up yet, but no earlier than so many days ago. The database's clock alone tells what day it is. */
export async function openSince(scope: MedusaContainer, days: number | null = null): Promise<Date> {
  const [row] = await query(scope)<{ since: Date | null }>(
    `select greatest(
       (select (max(day)::date + 1)::timestamp at time zone ${UK} from sales_day where deleted_at is null and day <= to_char(${LAST}, 'YYYY-MM-DD')),
       now() - make_interval(days => ?::int)) as since`,
    [days],
  )
  return row?.since ?? new Date(0)
}

/**
 * Orders and revenue of each of the last days up to today, in UK time. What was taken counts on the day it was taken, what
 * was given back on the day it went, and what a bank took on the day the shop lost the dispute.
 */
export async function salesByDay(scope: MedusaContainer, days: number): Promise<Sales> {
  const since = await openSince(scope, days + 1)
  const rows = await query(scope)<{ day: string; orders: string; pence: string }>(
    `with happened as (${EVER})
     select d.day, coalesce(sum(h.orders), 0) as orders, coalesce(sum(h.pence), 0) as pence
       from (select to_char((now() at time zone ${UK})::date - n, 'YYYY-MM-DD') as day from generate_series(0, ?::int - 1) n) d
       left join happened h on h.day = d.day group by d.day order by d.day`,
    [...everSince(since), days],
  )
  return {
    days: rows.map((row) => ({
      day: row.day,
      orders: Number(row.orders),
      revenue: poundsOf(row.pence),
    })),
  }
}

/**
 * Adds up the days that nothing can change any more, so that looking at them costs nothing; what a clock that was ahead has added up too early goes.
 * Safe to repeat.
 */
export async function closeSalesDays(scope: MedusaContainer): Promise<void> {
  const sql = query(scope)
  const [row] = await sql<{ over: boolean }>(
    `select coalesce(max(day)::date = ${LAST}, false) as over from sales_day where deleted_at is null`,
  )
  if (row?.over) return
  await sql(`delete from sales_day where day > to_char(${LAST}, 'YYYY-MM-DD')`)
  const since = await openSince(scope)
  await sql(
    `with happened as (${HAPPENED}),
       bounds as (select coalesce((select max(day)::date + 1 from sales_day), (select min(day)::date from happened)) as first)
     insert into sales_day (id, day, orders, pence)
     select 'sday_' || d.day, d.day, coalesce(sum(h.orders), 0), coalesce(round(sum(h.pence)), 0)
       from (select to_char(generate_series(first::timestamp, ${LAST}, interval '1 day'), 'YYYY-MM-DD') as day from bounds) d
       left join happened h on h.day = d.day group by d.day
     on conflict (day) do nothing`,
    happenedSince(since),
  )
}
