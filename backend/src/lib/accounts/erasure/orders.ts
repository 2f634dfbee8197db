import type { MedusaContainer } from '@medusajs/framework/types'
import { lockCart } from '../../cart/cart-lock'
import { inTransaction, type Sql } from '../../database/sql'
import { scrubActivity } from './activity'
import { readPerson } from './person-of'
import { personPattern, postcodeArea, scrubJson, scrubText } from './scrub'
import { ADDRESSES, FORMER_ADDRESSES, INBOXES, PLACE_ALONE, PLACES } from './tables'

async function scrubPlaces(sql: Sql, customerId: string, pattern: RegExp | null): Promise<void> {
  for (const { table, column, json = false, where } of PLACES) {
    const found = await sql<{ id: string; value: unknown }>(
      `select id, ${column} as value from ${table} where ${column} is not null and ${where} for update`,
      [customerId],
    )
    for (const { id, value } of found) {
      const scrubbed = json ? JSON.stringify(scrubJson(value, pattern)) : scrubText(String(value), pattern)
      await sql(`update ${table} set ${column} = ?${json ? '::jsonb' : ''} where id = ?`, [scrubbed, id])
    }
  }
}

interface Place {
  id: string
  postal_code: string | null
  country_code: string | null
}

async function scrubAddresses(sql: Sql, customerId: string): Promise<void> {
  for (const { table, where } of ADDRESSES) {
    const found = await sql<Place>(`select id, postal_code, country_code from ${table} where ${where}`, [
      customerId,
    ])
    for (const { id, postal_code, country_code } of found)
      await sql(`update ${table} set ${PLACE_ALONE}, postal_code = ? where id = ?`, [
        postcodeArea(postal_code, country_code),
        id,
      ])
  }
}

/** The frozen copy keeps its lines, which say what was charged for. */
async function scrubCheckouts(sql: Sql, customerId: string): Promise<void> {
  const found = await sql<{ id: string; postal_code: string | null; country_code: string | null }>(
    `select id, snapshot->'address'->>'postal_code' as postal_code, snapshot->'address'->>'country_code' as country_code
     from checkout where customer_id = ? for update`,
    [customerId],
  )
  for (const { id, postal_code, country_code } of found) {
    const area = postcodeArea(postal_code, country_code) ?? ''
    const address = {
      first_name: '',
      last_name: '',
      address_1: '',
      city: '',
      postal_code: area,
      country_code,
    }
    await sql(
      `update checkout set url = null, snapshot = snapshot || jsonb_build_object('email', '', 'address', ?::jsonb, 'lines',
           (select coalesce(jsonb_agg(line || '{"description": ""}'::jsonb), '[]') from jsonb_array_elements(snapshot->'lines') line)),
         updated_at = now() where id = ?`,
      [JSON.stringify(address), id],
    )
  }
}

/** The shopper's own words are on the lines as the designs' names. SQL: which rows of each table. */
const LINES = [
  ['order_item', `order_id in (select o.id from "order" o where o.customer_id = ?)`],
  [
    'order_line_item',
    'id in (select i.item_id from order_item i join "order" o on o.id = i.order_id where o.customer_id = ?)',
  ],
] as const
const CART_LINES = ['cart_line_item', 'cart_id in (select k.id from cart k where k.customer_id = ?)'] as const

/**
 * Medusa keeps what a finished workflow was given and came to, such as the whole cart, for some days. One that died stands as under way
 * for ever: none of the shop's takes an hour.
 */
const PAST_WORKFLOWS = `delete from workflow_execution
  where (state not in ('invoking', 'waiting_to_compensate', 'compensating') or updated_at < now() - interval '1 hour')
  and (transaction_id in (select k.id from cart k where k.customer_id = ?) or context::text like ? or execution::text like ?)`

const CARTS_WITHOUT_ORDER = `select k.id from cart k where k.customer_id = ?
  and not exists (select 1 from order_cart l where l.cart_id = k.id)`

async function scrubCarts(sql: Sql, customerId: string): Promise<void> {
  // Whoever changes the kept cart in this moment is waited for, before any row of it is held; who comes later is refused.
  await lockCart(sql, customerId)
  await nameAnew(sql, customerId, CART_LINES)
  await sql('delete from customer_cart where customer_id = ?', [customerId])
  await sql(
    `update payment_session set data = '{}', context = '{}' where payment_collection_id in (
       select l.payment_collection_id from cart_payment_collection l where l.cart_id in (${CARTS_WITHOUT_ORDER}))`,
    [customerId],
  )
  await sql(`delete from cart where id in (${CARTS_WITHOUT_ORDER})`, [customerId])
  await sql(`update cart set email = null, metadata = null where customer_id = ?`, [customerId])
}

/** Empties what has come from outside about the orders of customers. */
export async function emptyInboxes(sql: Sql, customerIds: string[]): Promise<void> {
  for (const statement of INBOXES)
    await sql(statement, Array<string[]>(statement.split('?').length - 1).fill(customerIds))
}

/** What tax law needs of the orders stays: amounts, lines, country and area. All of it or nothing, so that it can be run again. */
export function anonymiseOrders(scope: MedusaContainer, customerId: string): Promise<void> {
  return inTransaction(scope, async (sql) => {
    const pattern = personPattern(await readPerson(sql, customerId))
    await scrubPlaces(sql, customerId, pattern)
    await scrubActivity(sql, customerId, pattern)
    await nameLines(sql, customerId)
    await sql(PAST_WORKFLOWS, [customerId, `%${customerId}%`, `%${customerId}%`])
    await scrubAddresses(sql, customerId)
    await sql(FORMER_ADDRESSES)
    await scrubCheckouts(sql, customerId)
    await scrubCarts(sql, customerId)
    await emptyInboxes(sql, [customerId])
    await sql('update "order" set email = null where customer_id = ?', [customerId])
    await sql(`update product_review set author = 'A customer', updated_at = now() where customer_id = ?`, [
      customerId,
    ])
  })
}

/** The same words, of designs that the customer replaced. */
const REPLACED = [
  // The pictures of those go with their designs, and the line itself shows the present one.
  `update approval_adjustment set before = before || '{"designName": "Custom design", "imageUrl": ""}'::jsonb,
     after = after || '{"designName": "Custom design"}'::jsonb
   where order_id in (select o.id from "order" o where o.customer_id = ?)`,
  `update approval_history set changes = null
   where changes is not null and order_id in (select o.id from "order" o where o.customer_id = ?)`,
]

async function nameAnew(sql: Sql, customerId: string, [table, where]: readonly [string, string]) {
  await sql(
    `update ${table} set metadata = metadata || '{"design_name": "Custom design"}'::jsonb
     where jsonb_exists(metadata, 'design_name') and ${where}`,
    [customerId],
  )
}

async function nameLines(sql: Sql, customerId: string): Promise<void> {
  for (const statement of REPLACED) await sql(statement, [customerId])
  for (const lines of LINES) await nameAnew(sql, customerId, lines)
}
