import type { MedusaContainer } from '@medusajs/framework/types'
import { inTransaction, type Sql } from '../database/sql'

/** As long as what Stripe told of it: a page that is over for so long is paid by nobody any more. */
const KEPT_DAYS = 90
const AT_ONCE = 500

const UNPAID = `select c.id, c.cart_id from checkout c
  where c.state = 'expired' and c.order_id is null and c.paid_at is null
    and c.updated_at < now() - make_interval(days => ${KEPT_DAYS})
    and not exists (select 1 from order_cart l where l.cart_id = c.cart_id)
  limit ${AT_ONCE} for update skip locked`

/** Of some carts, whose ids are the one value: what Medusa made for their payment, then the carts, then where they were to go. */
async function deleteCarts(sql: Sql, carts: string[]): Promise<void> {
  const collections = await sql<{ id: string }>(
    `delete from cart_payment_collection where cart_id = any(?) returning payment_collection_id as id`,
    [carts],
  )
  await sql(
    `delete from payment_collection c where c.id = any(?)
       and not exists (select 1 from payment p where p.payment_collection_id = c.id)`,
    [collections.map(({ id }) => id)],
  )
  await sql('delete from cart_promotion where cart_id = any(?)', [carts])
  const places = await sql<{ shipping: string | null; billing: string | null }>(
    'delete from cart where id = any(?) returning shipping_address_id as shipping, billing_address_id as billing',
    [carts],
  )
  const addresses = places.flatMap(({ shipping, billing }) => [shipping, billing])
  await sql(
    `delete from cart_address a where a.id = any(?)
       and not exists (select 1 from cart k where a.id in (k.shipping_address_id, k.billing_address_id))`,
    [addresses.filter((id) => id !== null)],
  )
}

/**
 * Deletes payment pages that ended long ago and were not paid, with the copies of carts that they were opened from: goods, e-mail and
 * address. Answers how many.
 */
export async function forgetUnpaid(scope: MedusaContainer): Promise<number> {
  let all = 0
  for (let some = AT_ONCE; some === AT_ONCE; all += some)
    some = await inTransaction(scope, async (sql) => {
      const rows = await sql<{ id: string; cart_id: string | null }>(UNPAID)
      await deleteCarts(
        sql,
        rows.flatMap(({ cart_id: id }) => (id ? [id] : [])),
      )
      const ids = rows.map(({ id }) => id)
      await sql('delete from checkout where id = any(?)', [ids])
      return ids.length
    })
  return all
}
