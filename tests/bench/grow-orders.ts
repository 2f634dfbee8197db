import type pg from 'pg'
import { withClient } from '../../scripts/lib/postgres.mjs'
import { orderGraph, quoted, type OrderTable } from './order-graph'

/** An order that the shop itself made, to be copied; `share` of all copies are of it, made within the last `days`. */
export interface Pattern {
  orderId: string
  share: number
  days: number
}

const list = (words: string) => `array['${words.split(' ').join("','")}']`
const FIRST =
  'Ada Grace Alan Mary Noor Priya Owen Siân Tom Ines Kofi Lena Marek Nia Olu Rosa Sam Uma Wren Yusuf Zoe'
const LAST =
  'Abbott Baker Chaudhry Davies Evans Fraser Green Hughes Iqbal Jones Khan Lloyd Murphy Nowak Owusu Patel Quinn Reid Singh Taylor'
const ENDINGS = 'son ton well field by'
const oneOf = (words: string, by: string) => `(${list(words)})[1 + (${by}) % ${words.split(' ').length}]`

/** What a copy has of its own beside its ids and its times, by column. */
const OWN: Record<string, string> = {
  display_id: 'c.number',
  email: `'customer' || c.n || '@example.test'`,
  first_name: oneOf(FIRST, 'c.n'),
  // The commonest are those of one in a hundred, as in life.
  last_name: `case when c.n % 100 = 0 then 'Ng' else ${oneOf(LAST, 'c.n / 21')} || ${oneOf(ENDINGS, 'c.n / 7')} end`,
}
/** Marks what is numbered anew in each copy, in the patterns' rows as they are laid by. */
const MARK = '~'
/** A copy's ids look like the shop's own, by which a search knows a whole one: they end with its number. */
const DIGITS = 7
const NUMBER = `lpad(c.n::text, ${DIGITS}, '0')`

function expression({ ids, unique }: OrderTable, { name, kind }: OrderTable['columns'][number]): string {
  const column = `s.${quoted(name)}`
  if (OWN[name]) return OWN[name]
  if (ids.includes(name))
    return `case when right(${column}, 1) = '${MARK}' then left(${column}, ${-1 - DIGITS}) || ${NUMBER} else ${column} end`
  if (unique.includes(name)) return `${column} || ${NUMBER}`
  // Nothing of a copy lies in the future but what lay there in its pattern.
  return kind === 'time' ? `${column} - c.age` : column
}

/** The rows of one table that belong to the pattern, with its ids marked. */
async function layBy(client: pg.Client, { name, ids }: OrderTable, known: string[]): Promise<void> {
  await client.query('drop table if exists pattern')
  await client.query(
    `create temp table pattern as select * from ${quoted(name)}
     where ${ids.map((id) => `${quoted(id)} = any($1)`).join(' or ')}`,
    [known],
  )
  for (const id of ids)
    await client.query(
      `update pattern set ${quoted(id)} = ${quoted(id)} || '${MARK}' where ${quoted(id)} = any($1)`,
      [known],
    )
}

async function copyPattern(client: pg.Client, { orderId }: Pattern): Promise<void> {
  const { ids, tables } = await orderGraph(client, orderId)
  for (const table of tables) {
    await layBy(client, table, ids)
    const columns = table.columns.map(({ name }) => quoted(name)).join(', ')
    const values = table.columns.map((column) => expression(table, column)).join(', ')
    await client.query(
      `insert into ${quoted(table.name)} (${columns})
       select ${values} from pattern s cross join copies c where c.order_id = $1`,
      [orderId],
    )
  }
}

/**
 * Fills the shop up to so many orders, each a copy of one that the shop made: with its lines, taxes, address, cart, checkout,
 * Stripe's news of it, payment, approval, print and customer, in every table that has rows of it. Names, e-mail addresses, numbers and times are
 * their own. Through the shop itself a hundred thousand orders take days.
 */
export async function growOrders(databaseUrl: string, orders: number, patterns: Pattern[]): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ orders: number; highest: number }>(
      'select count(*)::int as orders, max(display_id)::int as highest from "order"',
    )
    const { orders: there = 0, highest = 0 } = rows[0] ?? {}
    // The shop runs: what it writes of a pattern meanwhile is in no copy.
    await client.query('begin isolation level repeatable read')
    // Rows come with all that they point to; to check each of the pointers takes longer than to write them.
    await client.query('set local session_replication_role = replica')
    await client.query(
      `create temp table copies on commit drop as
       select n, $2::int + n - $3::int as number, p.order_id, random() * make_interval(days => p.days) as age
       from generate_series($3::int + 1, $1::int) n
       join (select order_id, days, sum(share) over (order by at) - share as low, sum(share) over (order by at) as high
             from unnest($4::text[], $5::float8[], $6::int[]) with ordinality p(order_id, share, days, at)) p
         on (n * 0.6180339887 - floor(n * 0.6180339887)) >= p.low and (n * 0.6180339887 - floor(n * 0.6180339887)) < p.high`,
      [
        orders,
        highest,
        there,
        patterns.map(({ orderId }) => orderId),
        patterns.map(({ share }) => share),
        patterns.map(({ days }) => days),
      ],
    )
    for (const pattern of patterns) await copyPattern(client, pattern)
    await client.query(
      `select setval(pg_get_serial_sequence('"order"', 'display_id'), (select max(display_id) from "order"))`,
    )
    await client.query('commit')
    // Days that were added up have other orders now.
    await client.query('delete from sales_day')
    await client.query('vacuum analyze')
  })
}
